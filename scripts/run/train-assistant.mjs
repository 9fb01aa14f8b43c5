import { inRoot, main } from "../prepare/main.mjs";
import { runTool } from "../prepare/tool.mjs";
import { testEnvironment } from "./test/environment.mjs";

await main(async () => {
  const args = [inRoot("tests/assistant/train-reader.ts"), ...process.argv.slice(2)];
  const env = testEnvironment(process.env);
  const { code } = await runTool(process.execPath, args, { env, live: true, graceMs: 15_000 });
  process.exitCode = code ?? 1;
});
