import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Interrupted } from "./main.mjs";
import { inRoot, root } from "./paths.mjs";
import { onEndingSignal } from "./signals.mjs";

const posix = process.platform !== "win32";

/** The script behind a package's command, to be run with the Node of our choice. */
export function toolScript(packageName, command = packageName) {
  const { bin } = JSON.parse(readFileSync(inRoot("node_modules", packageName, "package.json")));
  return inRoot("node_modules", packageName, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Runs a tool in the project and resolves to { code, signal, output } when it has ended. A signal
 * that reaches us ends the tool with all its children, by force if they are still there after
 * `graceMs`, then rejects with Interrupted; aborting ends them by force. `live` shows the output
 * at once instead of keeping it.
 */
export function runTool(
  command,
  args,
  { env = process.env, live = false, shell = false, graceMs = 2_000, abort, onStart } = {},
) {
  return new Promise((resolve, reject) => {
    // Its own process group, so that a signal to it reaches every child exactly once.
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell,
      detached: posix,
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    });
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));

    let interruptedBy;
    let force;
    const stop = (signal) => {
      interruptedBy = interruptedBy ?? signal;
      force = force ?? setTimeout(() => endGroup(child, "SIGKILL"), graceMs);
      endGroup(child, signal);
    };
    const onAbort = () => endGroup(child, "SIGKILL");
    const forget = onEndingSignal(stop);
    abort?.addEventListener("abort", onAbort);
    const settle = (finish) => {
      clearTimeout(force);
      forget();
      abort?.removeEventListener("abort", onAbort);
      finish();
    };
    child.on("error", (error) => settle(() => reject(error)));
    child.on("close", (code, signal) =>
      settle(() => {
        if (interruptedBy) reject(new Interrupted(interruptedBy));
        else resolve({ code, signal, output: Buffer.concat(chunks).toString() });
      }),
    );
    if (child.pid) onStart?.(child.pid);
  });
}

function endGroup(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill();
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
