import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Stop, dieBy, inRoot, onEndingSignal } from "./main.mjs";

const wanted = 24;
const smallest = 18;
const cannotRun = new Set(["ENOENT", "ENOEXEC", "EACCES"]);
const isNode24 = Number.parseInt(process.versions.node, 10) >= wanted;

/** The scripts themselves need Node 18; throws one clear line for older ones. */
export function refuseOldNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= smallest) return;
  throw new Stop(
    `This needs Node ${smallest} or newer to begin with (it brings its own Node ${wanted}); ` +
      `this is Node ${version}. Install a current Node from https://nodejs.org and try again.`,
  );
}

/** Where the packaged Node 24 lies for a platform, relative to the project. */
export function packagedNode(platform, arch) {
  const [name, file] = platform === "win32" ? ["win", "node.exe"] : [platform, "node"];
  return path.join("node_modules", `node-${name}-${arch}`, "bin", file);
}

/** The Node 24 to run with: this one if it is new enough, else the packaged one. */
export function node24() {
  if (isNode24) return process.execPath;
  const packaged = inRoot(packagedNode(process.platform, process.arch));
  if (!existsSync(packaged)) throw noNode24();
  return packaged;
}

/** Also the answer when the packaged binary can't run here, as on musl systems. */
const noNode24 = () =>
  new Stop(
    `This needs Node ${wanted}; this is Node ${process.versions.node} and none is packaged for ` +
      `${process.platform}-${process.arch}. Install Node ${wanted} from https://nodejs.org and try again.`,
  );

/** An environment in which `node` and the installed tools are the ones we run with. */
export function withToolsOnPath(env, node = node24()) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const folders = [path.dirname(node), inRoot("node_modules", ".bin"), env[name]];
  return { ...env, [name]: folders.filter(Boolean).join(path.delimiter) };
}

/**
 * Runs a script of ours under Node 24 with this command's arguments: in this process when it is
 * one, else in a child whose end (exit code or signal) becomes ours.
 */
export async function underNode24(script) {
  const node = node24();
  const env = withToolsOnPath(process.env, node);
  if (isNode24) {
    Object.assign(process.env, env);
    await import(pathToFileURL(inRoot(script)).href);
    return;
  }
  const args = [inRoot(script), ...process.argv.slice(2)];
  const child = spawn(node, args, { env, stdio: "inherit" });
  const forget = onEndingSignal((signal) => {
    // A console on Windows tells the child by itself, and kill() there would not be graceful.
    if (process.platform !== "win32") child.kill(signal);
  });
  const end = await new Promise((resolve, reject) => {
    child.on("error", (error) => reject(cannotRun.has(error.code) ? noNode24() : error));
    child.on("exit", (code, signal) => resolve({ code, signal }));
  }).finally(forget);
  if (end.signal) dieBy(end.signal);
  else process.exitCode = end.code;
}
