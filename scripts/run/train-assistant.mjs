import { inRoot, main } from "../prepare/main.mjs";
import { runTool } from "../prepare/tool.mjs";
import { testEnvironment } from "./test/environment.mjs";

await main(async () => {
  const env = testEnvironment(process.env);
  for (const file of ["train-reader.ts", "train-questions.ts"]) {
    const args = [inRoot(`tests/assistant/${file}`), ...process.argv.slice(2)];
    const { code } = await runTool(process.execPath, args, { env, live: true, graceMs: 15_000 });
    process.exitCode ||= code ?? 1;
  }
});
