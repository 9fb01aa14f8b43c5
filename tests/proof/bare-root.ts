import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);
const SUITE = "bookworm";
const USER = 1000;
/** Where the shop may write; everything else is read-only to it. */
const WRITABLE = "/srv";
export const DATA_DIR = `${WRITABLE}/data`;

/** A second copy of the release, where the shop's own account may update it. */
export const UPDATABLE = `${WRITABLE}/opt`;
const FIXED = "/opt/shop";

/**
 * Enters the root in a mount namespace of its own, as the user, with the kernel's folders. Each step
 * replaces the process, so that a signal reaches the shop itself.
 */
const ENTER = `set -e; root=$1; writable=$2; program=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$writable" "$root${WRITABLE}"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,ro,bind "$root"
exec chroot --userspec=${USER}:${USER} --groups= "$root" "$program" "$@"`;

export type BareRoot = {
  /** Starts a command of the release in it, or of its copy in this folder. */
  start(words: readonly string[], env: NodeJS.ProcessEnv, folder?: string): ChildProcess;
  /** Makes a file of this machine readable in it, and answers its path there. */
  bring(file: string): Promise<string>;
  remove(): Promise<void>;
};

/** Why no such root can be made on this machine; undefined if it can. */
export async function whyNoBareRoot(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "it needs root on Linux";
  const has = await run("mmdebstrap", ["--version"]).catch(() => undefined);
  return has ? undefined : "mmdebstrap is not installed";
}

/** A Debian with nothing but what every Debian has, and the unpacked release in it. */
export async function makeBareRoot(archive: string): Promise<BareRoot> {
  const folder = await mkdtemp(path.join(tmpdir(), "bare-root-"));
  const [root, writable] = [path.join(folder, "root"), path.join(folder, "writable")];
  await chmod(folder, 0o755);
  await run("mmdebstrap", ["--variant=apt", SUITE, root], { maxBuffer: 2 ** 26 });
  await appendFile(path.join(root, "etc/passwd"), `shop:x:${USER}:${USER}::${WRITABLE}:/bin/sh\n`);
  await mkdir(path.join(root, "opt/shop"));
  await run("tar", ["-xzf", archive, "-C", path.join(root, "opt/shop"), "--strip-components=1"]);
  await mkdir(path.join(writable, "tmp"), { recursive: true });
  const { version } = JSON.parse(await readFile(path.join(root, "opt/shop/package.json"), "utf8"));
  const copy = path.join(writable, `opt/shop-${version}`);
  await cp(path.join(root, "opt/shop"), copy, { recursive: true, verbatimSymlinks: true });
  await symlink(path.basename(copy), path.join(writable, "opt/shop"));
  for (const one of ["", "tmp", "opt"]) await chown(path.join(writable, one), USER, USER);
  const started: ChildProcess[] = [];
  const killAll = () => {
    for (const child of started) child.kill("SIGKILL");
    killServerIn(path.join(writable, "data/postgres"));
  };
  process.once("exit", killAll);
  return {
    start(words, env, folder = FIXED) {
      const program = `${folder}/bin/project-me`;
      const args = ["--mount", "sh", "-c", ENTER, "sh", root, writable, program, ...words];
      const paths = { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", TMPDIR: `${WRITABLE}/tmp` };
      const child = spawn("unshare", args, { env: { ...paths, ...env } });
      started.push(child);
      return child;
    },
    async bring(file) {
      await cp(file, path.join(writable, path.basename(file)));
      return path.join(WRITABLE, path.basename(file));
    },
    async remove() {
      killAll();
      process.off("exit", killAll);
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The server outlives a shop that is killed. It knows its folder by the path inside the root. */
function killServerIn(cluster: string): void {
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return;
  const [pid = ""] = readFileSync(file, "utf8").split("\n");
  const command = `/proc/${pid}/cmdline`;
  const isOurs = existsSync(command) && readFileSync(command, "utf8").includes(DATA_DIR);
  if (isOurs) process.kill(Number(pid), "SIGQUIT");
}
