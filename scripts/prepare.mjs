import { build, isBuilt } from "./prepare/build.mjs";
import { install, isInstalled } from "./prepare/install.mjs";
import { alone } from "./prepare/lock.mjs";
import { refuseOldNode } from "./prepare/node-version.mjs";
import { root } from "./prepare/main.mjs";

const say = (line) => console.log(line);

/** Brings the folder up to date: packages as the lockfile names them and, if wanted, the build. */
export async function prepare({ withBuild }) {
  process.chdir(root);
  refuseOldNode();
  if (!isInstalled()) {
    await alone(async (addProcess) => {
      if (!isInstalled()) await install(say, addProcess);
    }, say);
  }
  if (withBuild) await buildIfStale();
}

/** Builds when a source changed since the last build; says how many seconds it took. */
export async function buildIfStale() {
  if (isBuilt()) return;
  await alone(async (addProcess) => {
    if (!isBuilt()) await build(say, addProcess);
  }, say);
}
