import { prepare } from "./prepare.mjs";
import { Interrupted, main, Stop } from "./prepare/main.mjs";
import { underNode24 } from "./prepare/node-version.mjs";
import { readArguments, usage } from "./run/test/arguments.mjs";
import { countLine } from "./run/test/counts.mjs";

await main(async () => {
  if (!readArguments(process.argv.slice(2))) throw new Stop(usage);
  try {
    await prepare({ withBuild: false });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    console.log(error.userMessage ?? error);
    console.log("The preparation failed; nothing was tested.");
    console.log(countLine({ passed: 0, failed: 1, skipped: 0 }));
    process.exitCode = 1;
    return;
  }
  await underNode24("scripts/run/test.mjs");
});
