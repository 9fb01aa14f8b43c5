import { runTool } from "../../prepare/tool.mjs";

const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/**
 * Runs checks, `atOnce` of them at a time, and tells one line for each as it ends. The first that
 * fails ends the others; resolves to its name, or to undefined when all passed.
 */
export async function runChecks(checks, { env, verbose, atOnce, say }) {
  const waiting = [...checks];
  const abort = new AbortController();
  let failed;
  const worker = async () => {
    while (waiting.length > 0 && !failed) {
      const check = waiting.shift();
      const begun = performance.now();
      const { passed, output } = await runCommands(check.commands, env, abort.signal);
      if (failed) return;
      say(`${check.name} ${passed ? "ok" : "FAILED"} (${secondsSince(begun)})`);
      if (!passed || verbose) say(output.trimEnd());
      if (passed) continue;
      failed = check.name;
      abort.abort();
    }
  };
  // All of them, so that an interrupted run ends after its last tool and not before.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return failed;
}

async function runCommands(commands, env, abort) {
  let output = "";
  for (const args of commands) {
    const end = await runTool(process.execPath, args, { env, abort });
    output += end.output;
    if (end.code !== 0) return { passed: false, output };
  }
  return { passed: true, output };
}
