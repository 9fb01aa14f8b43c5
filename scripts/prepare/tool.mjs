import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Interrupted, inRoot, onEndingSignal, root } from "./main.mjs";

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
 * at once instead of collecting it.
 */
export async function runTool(
  command,
  args,
  { env = process.env, live = false, shell = false, graceMs = 2_000, abort, onStart } = {},
) {
  const stdio = ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"];
  // Its own process group, so that a signal to it reaches every child exactly once.
  const child = spawn(command, args, { cwd: root, env, shell, detached: posix, stdio });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => chunks.push(chunk));
  }
  let interruptedBy;
  let force;
  const kill = () => endGroup(child, "SIGKILL");
  const forget = onEndingSignal((signal) => {
    if (interruptedBy) return;
    interruptedBy = signal;
    force = setTimeout(kill, graceMs);
    endGroup(child, signal);
  });
  abort?.addEventListener("abort", kill);
  if (child.pid) onStart?.(child.pid);
  try {
    const [code, signal] = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (...end) => resolve(end));
    });
    if (interruptedBy) throw new Interrupted(interruptedBy);
    return { code, signal, output: Buffer.concat(chunks).toString() };
  } finally {
    clearTimeout(force);
    forget();
    abort?.removeEventListener("abort", kill);
  }
}

function endGroup(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill();
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
