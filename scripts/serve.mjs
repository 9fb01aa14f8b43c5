import { main } from "./prepare/main.mjs";
import { dropEchoes } from "./prepare/signals.mjs";
import { loadBuild } from "./run/load-build.mjs";

dropEchoes();
await main(async () => {
  const build = await loadBuild();
  await build.entry.module.start({ build });
});
