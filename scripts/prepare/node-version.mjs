import { existsSync } from "node:fs";
import path from "node:path";
import { Stop } from "./main.mjs";
import { inRoot } from "./paths.mjs";

const wanted = 24;
const smallest = 18;

const majorOf = (version) => Number.parseInt(version, 10);

export const isNode24 = majorOf(process.versions.node) >= wanted;

/** The scripts themselves need Node 18; throws one clear line for older ones. */
export function refuseOldNode(version = process.versions.node) {
  if (majorOf(version) >= smallest) return;
  throw new Stop(
    `This needs Node ${smallest} or newer to begin with (it brings its own Node ${wanted}); ` +
      `this is Node ${version}. Install a current Node from https://nodejs.org and try again.`,
  );
}

/** Where the packaged Node 24 lies for a platform, relative to the project. */
export function packagedNode(platform, arch) {
  const name = platform === "win32" ? "win" : platform;
  const file = platform === "win32" ? "node.exe" : "node";
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
export const noNode24 = () =>
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
