import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { dieBy } from "./main.mjs";
import { isNode24, node24, noNode24, withToolsOnPath } from "./node-version.mjs";
import { inRoot } from "./paths.mjs";
import { onEndingSignal } from "./signals.mjs";

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
  const end = await runChild(node, [inRoot(script), ...process.argv.slice(2)], env);
  if (end.signal) dieBy(end.signal);
  else process.exitCode = end.code;
}

function runChild(node, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { env, stdio: "inherit" });
    // A console on Windows tells the child by itself, and kill() there would not be graceful.
    const forget = onEndingSignal((signal) => {
      if (process.platform !== "win32") child.kill(signal);
    });
    child.on("error", (error) => {
      forget();
      reject(["ENOENT", "ENOEXEC", "EACCES"].includes(error.code) ? noNode24() : error);
    });
    child.on("exit", (code, signal) => {
      forget();
      resolve({ code, signal });
    });
  });
}
