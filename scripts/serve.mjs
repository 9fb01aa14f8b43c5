import { main } from "./prepare/main.mjs";
import { loadBuild } from "./run/load-build.mjs";
import { inSmallHeap } from "./run/small-heap.mjs";

inSmallHeap("scripts/serve.mjs");
await main(async () => {
  const build = await loadBuild();
  await build.entry.module.start({ build });
});
