import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { precompress } from "./compress.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { Stop, inRoot, root } from "./main.mjs";
import { node24, withToolsOnPath } from "./node-version.mjs";
import { shrinkRoutes } from "./shrink-routes.mjs";
import { runTool, toolScript } from "./tool.mjs";

const stamp = inRoot("build", ".stamp");

const sources = [
  "app",
  "db",
  "public",
  "scripts",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

const sourceFingerprint = () => fingerprint(root, sources);

export const isBuilt = () =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === sourceFingerprint();

/**
 * Builds into build/. The stamp is removed first and written last, with the sources as they were at
 * the beginning. So neither a killed build nor an edit during the build is treated as fresh.
 */
export async function build(say, addProcess) {
  const wanted = sourceFingerprint();
  const begun = performance.now();
  rmSync(stamp, { force: true });
  const node = node24();
  const end = await runTool(node, [toolScript("@react-router/dev", "react-router"), "build"], {
    env: { ...withToolsOnPath(process.env, node), NODE_ENV: "production" },
    onStart: addProcess,
  });
  mkdirSync(inRoot(".cache"), { recursive: true });
  writeFileSync(inRoot(".cache", "build.log"), end.output);
  if (end.code !== 0) {
    throw new Stop(`${end.output.trim()}\n\nThe build failed (its output is above).`);
  }
  await shrinkRoutes(inRoot("build", "client", "assets"));
  await precompress(inRoot("build", "client"));
  writeFileSync(stamp, wanted);
  say(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}
