import { createServer } from "vite";
import { main } from "../prepare/main.mjs";

await main(async () => {
  const vite = await createServer({ server: { middlewareMode: true } });
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build");
  const { entry } = await build();
  // Vite's listener ends the process at once; the app's lets requests, jobs and database finish.
  process.removeAllListeners("SIGTERM");
  await entry.module.start({ build, dev: vite.middlewares });
});
