import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { Stop, inRoot, root } from "./main.mjs";
import { runTool } from "./tool.mjs";

const stamp = inRoot("node_modules", ".prepared");
/** npm writes this record of its installation last. */
const npmRecord = inRoot("node_modules", ".package-lock.json");

/** The lockfile and the machine: a folder carried to another platform is installed anew. */
const wantedStamp = () =>
  fingerprint(root, ["package-lock.json"], `${process.platform}-${process.arch}`);

/** A fast check. It also accepts a manual npm installation. */
export function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wantedStamp()) return true;
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  if (!existsSync(npmRecord)) return false;
  if (!holdsPackages(read(inRoot("package-lock.json")), read(npmRecord))) return false;
  writeFileSync(stamp, wantedStamp());
  return true;
}

export function holdsPackages(lockfile, onDisk) {
  return Object.entries(lockfile.packages).every(([folder, wanted]) => {
    const found = onDisk?.packages?.[folder];
    if (folder === "") return true;
    if (!found) return mayBeMissing(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** npm leaves out optional packages for other machines, and their dependencies. */
function mayBeMissing({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false;
  const isForUs =
    (os ?? [process.platform]).includes(process.platform) &&
    (cpu ?? [process.arch]).includes(process.arch) &&
    !libc;
  return !(os || cpu) || !isForUs;
}

/** Installs exactly the lockfile. No package needs an install script, so none runs. */
export async function install(say, addProcess) {
  const wanted = wantedStamp();
  const first = !existsSync(inRoot("node_modules"));
  say(`Installing packages${first ? " (only the first time)" : ""}; this takes about a minute.`);
  const begun = performance.now();
  for (const mark of [stamp, npmRecord]) rmSync(mark, { force: true });
  const { command, before, shell } = findNpm();
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional"];
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  const options = { shell, onStart: addProcess };
  const end = await runTool(command, [...before, ...args, ...quiet], options).catch((error) => {
    if (error.code !== "ENOENT") throw error;
    throw new Stop("npm was not found. Install Node together with npm from https://nodejs.org.");
  });
  if (end.code !== 0) throw new Stop(installAdvice(end.output));
  for (const unread of unreadIn(inRoot("node_modules"))) {
    rmSync(unread, { recursive: true, force: true });
  }
  writeFileSync(stamp, wanted);
  say(`Packages installed in ${Math.round((performance.now() - begun) / 1000)} s.`);
}

/**
 * Nothing here compiles add-ons, which the headers of the packaged Node are for (67 MB), reads the
 * source maps of packages (63 MB), or imports icons by other names than their own (18 MB).
 */
export function unreadIn(packages) {
  const names = readdirSync(packages, { recursive: true });
  return names.filter((name) => UNREAD.test(name)).map((name) => path.join(packages, name));
}

const UNREAD =
  /^node-[^/\\]+[/\\]include$|\.map$|^lucide-react[/\\](dynamic.*|dist[/\\].*\.(prefixed|suffixed)\.d\.ts)$/;

const installAdvice = (output) =>
  `${output.trim()}\n\nThe packages could not be installed (npm's output is above). ` +
  "Check the network connection and the free disk space, then run the same command again.";

/** The npm that runs us, else the npm on the PATH. */
function findNpm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js") && existsSync(script)) {
    return { command: process.execPath, before: [script], shell: false };
  }
  // On Windows npm is a .cmd file, which only a shell can start.
  return { command: "npm", before: [], shell: process.platform === "win32" };
}
