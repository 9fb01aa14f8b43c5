import { prepare } from "./prepare.mjs";
import { main, Stop } from "./prepare/main.mjs";
import { underNode24 } from "./prepare/rerun.mjs";

await main(async () => {
  if (!process.argv[2]) throw new Stop("Usage: npm run seed -- <world>");
  await prepare({ withBuild: true });
  await underNode24("scripts/run/seed.mjs");
});
