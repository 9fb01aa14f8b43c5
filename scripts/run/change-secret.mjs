import { main } from "../prepare/main.mjs";
import { loadBuild } from "./load-build.mjs";

await main(async () => {
  const build = await loadBuild();
  await build.entry.module.changeSecret();
});
