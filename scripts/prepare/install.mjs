import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { holdsPackages } from "./installed.mjs";
import { Stop } from "./main.mjs";
import { inRoot } from "./paths.mjs";
import { runTool } from "./tool.mjs";

const stamp = inRoot("node_modules", ".prepared");
const npmRecord = inRoot("node_modules", ".package-lock.json");

/** The lockfile and the machine: a folder carried to another platform is installed anew. */
const wantedStamp = () =>
  fingerprint([
    {
      path: `${process.platform}-${process.arch}`,
      content: readFileSync(inRoot("package-lock.json")),
    },
  ]);

/** Cheap; also accepts what somebody installed with npm directly. */
export function isInstalled() {
  const wanted = wantedStamp();
  if (readIfThere(stamp) === wanted) return true;
  const onDisk = readIfThere(npmRecord);
  const lockfile = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  if (!onDisk || !holdsPackages(lockfile, JSON.parse(onDisk))) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Installs exactly what the lockfile names. No install script is needed, so none runs. */
export async function install(say, addProcess) {
  const wanted = wantedStamp();
  const first = !existsSync(inRoot("node_modules"));
  say(`Installing packages${first ? " (only the first time)" : ""}; this takes about a minute.`);
  const begun = performance.now();
  for (const mark of [stamp, npmRecord]) rmSync(mark, { force: true });
  const npm = findNpm();
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional"];
  const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  let end;
  try {
    end = await runTool(npm.command, [...npm.args, ...args, ...quiet], {
      shell: npm.shell,
      onStart: addProcess,
    });
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw new Stop("npm was not found. Install Node together with npm from https://nodejs.org.");
  }
  if (end.code !== 0) throw new Stop(installAdvice(end.output));
  for (const folder of headersOfNode()) rmSync(folder, { recursive: true, force: true });
  writeFileSync(stamp, wanted);
  say(`Packages installed in ${Math.round((performance.now() - begun) / 1000)} s.`);
}

/** For compiling add-ons, which nothing here does: 67 of the 189 MB of the packaged Node. */
const headersOfNode = () =>
  readdirSync(inRoot("node_modules"))
    .filter((name) => name.startsWith("node-"))
    .map((name) => inRoot("node_modules", name, "include"));

const installAdvice = (output) =>
  `${output.trim()}\n\nThe packages could not be installed (npm's words are above). ` +
  "Check the network connection and the free disk space, then run the same command again.";

/** npm as the one that runs us, the one that came with this Node, or the one on the PATH. */
function findNpm() {
  const besideNode = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(besideNode, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(besideNode, "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const script = candidates.find((file) => file && file.endsWith("npm-cli.js") && existsSync(file));
  if (script) return { command: process.execPath, args: [script], shell: false };
  // On Windows npm is a .cmd file, which only a shell can start.
  return { command: "npm", args: [], shell: process.platform === "win32" };
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
