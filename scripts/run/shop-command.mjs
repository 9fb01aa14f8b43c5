import { main } from "../prepare/main.mjs";
import { loadBuild } from "./load-build.mjs";

/** Runs one of the commands of `app/server/commands.server.ts`: `shop-command.mjs <name> <words>`. */
await main(async () => {
  const [, , name, ...words] = process.argv;
  const build = await loadBuild();
  await build.entry.module.commands[name]({ words, build });
});
