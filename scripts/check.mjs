import { prepare } from "./prepare.mjs";
import { main } from "./prepare/main.mjs";
import { underNode24 } from "./prepare/rerun.mjs";

await main(async () => {
  await prepare({ withBuild: false });
  await underNode24("scripts/run/check.mjs");
});
