import { createServer } from "vite";
import { main } from "../prepare/main.mjs";
import { dropEchoes } from "../prepare/signals.mjs";

dropEchoes();
await main(async () => {
  const vite = await createServer({ server: { middlewareMode: true } });
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build");
  const { entry } = await build();
  await entry.module.start({ build, dev: vite.middlewares });
});
