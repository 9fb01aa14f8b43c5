import { execFile, execFileSync } from "node:child_process";
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  rm,
  statfs,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { until } from "../until.ts";
import { endWithUs, killServerOf } from "./built-in-server.ts";
import { type Fault, Impossible } from "./fault-scenario.ts";

const run = promisify(execFile);

export type Disk = {
  dataDir: string;
  /** From this moment on, no write reaches the disk. */
  cutPower(): Promise<void>;
  /** Mounts the disk again after a cut, once no process uses it. */
  plugIn(): Promise<void>;
  /** Leaves this much of the disk free; without a number, frees everything that was taken. */
  leaveFree(bytes?: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Makes ext4 stop at once without writing anything more, its journal included: the ioctl that
 * ext4's own tests use for power cuts. Node has no ioctl, and perl is available wherever the other
 * programs are.
 */
const STOP = `open(my $root, "<", $ARGV[0]) or die $!;
my $flag = pack("L", 2);
ioctl($root, 0x8004587d, $flag) or die $!;`;

/** The file system keeps this much for its own lists, so it cannot be allocated as one piece. */
const LAST_BYTES = 16 * 1024 ** 2;

async function fillUp(file: string): Promise<void> {
  const piece = Buffer.alloc(64 * 1024);
  for (let bytes = 0; bytes < 4 * LAST_BYTES; bytes += piece.length) {
    try {
      await appendFile(file, piece);
    } catch {
      return;
    }
  }
  throw new Error("the disk does not fill");
}

/** For a scenario: a shop whose data is on a disk of its own. */
export async function openDiskStage(fault: Fault, bytes: number) {
  const disk = await openDisk(bytes);
  fault.atEnd(() => disk.close());
  return { disk, stage: await fault.open({ builtInAt: disk.dataDir }) };
}

/** A separate disk in a file. Needs root, and the programs to mount it. */
async function openDisk(bytes: number): Promise<Disk> {
  if (process.getuid?.() !== 0) throw new Impossible("needs root");
  const folder = await mkdtemp(path.join(tmpdir(), "project-me-disk-"));
  await chmod(folder, 0o755);
  const [image, root] = [path.join(folder, "image"), path.join(folder, "disk")];
  const dataDir = path.join(root, "data");
  const ballast = path.join(root, "ballast");
  const mount = () => run("mount", ["-o", "loop", image, root]);
  const leave = () => execFileSync("umount", ["-l", root], { stdio: "ignore" });
  const letGo = endWithUs(dataDir);
  process.once("exit", leave);

  async function unmount(): Promise<void> {
    await until("nobody uses the disk", 30_000, () =>
      run("umount", [root]).then(
        () => true,
        () => false,
      ),
    );
  }
  try {
    await writeFile(image, "");
    await truncate(image, bytes);
    await mkdir(root);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await mount();
    await mkdir(dataDir);
  } catch (error) {
    letGo();
    process.off("exit", leave);
    await rm(folder, { recursive: true, force: true });
    throw new Impossible(`no disk can be mounted (${String(error).split("\n")[0]})`);
  }
  return {
    dataDir,
    async cutPower() {
      await run("perl", ["-e", STOP, root]);
    },
    async plugIn() {
      await unmount();
      await mount();
    },
    async leaveFree(free) {
      await rm(ballast, { force: true });
      if (free === undefined) return;
      const { bavail, bsize } = await statfs(root);
      const most = bavail * bsize - Math.max(free, LAST_BYTES);
      await run("fallocate", ["-l", String(most), ballast]);
      if (free === 0) await fillUp(ballast);
    },
    async close() {
      await killServerOf(dataDir);
      await unmount();
      letGo();
      process.off("exit", leave);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
