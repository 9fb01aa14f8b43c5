import { type App, type Place, type Shop, startApp } from "../app-server.ts";
import { freePort } from "../listen-locally.ts";
import { openSplitter, type Splitter } from "./splitter.ts";

export type Does = "all" | "web" | "worker";

export type ShopProcess = {
  does: Does;
  pid(): number;
  logs(): string;
  /** When the process that runs now was started. */
  livingSince(): Date;
  /** Ends it as a power cut does, at once. */
  kill(): Promise<void>;
  /** Ends it as a deployment does; throws unless it leaves cleanly. */
  stop(): Promise<void>;
  /** Starts it again; answers the milliseconds until it can serve. */
  restart(): Promise<number>;
};

export type Processes = {
  url: string;
  all: readonly [ShopProcess, ...ShopProcess[]];
  close(): Promise<void>;
};

/** One process, or several behind a splitter. They share the database and the data folder. */
export async function startProcesses(
  shop: Shop<Place>,
  [first, ...others]: readonly [Does, ...Does[]],
  /** Settings of those that answer. */
  webEnv: NodeJS.ProcessEnv,
): Promise<Processes> {
  const splitter = others.length > 0 ? await openSplitter() : undefined;
  const start = async (does: Does) => {
    const env = { ...shop.env, ...(does === "worker" ? {} : webEnv) };
    return startProcess({ ...shop, port: await freePort(), env }, does, splitter);
  };
  // The first fills the shop, which the others would only wait for.
  const only = await start(first);
  const all = [only, ...(await Promise.all(others.map(start)))] as const;
  return {
    url: splitter?.url ?? only.url,
    all,
    async close() {
      await Promise.all(all.map((one) => one.kill()));
      await splitter?.close();
    },
  };
}

async function startProcess(
  shop: Shop<Place>,
  does: Does,
  splitter: Splitter | undefined,
): Promise<ShopProcess & { url: string }> {
  const front = splitter && { APP_URL: splitter.url };
  const env = { ...front, PROCESS: does };
  let livingSince = new Date();
  let app: App = await open();

  async function open(): Promise<App> {
    livingSince = new Date();
    const opened = await startApp(shop, env);
    if (does !== "worker") splitter?.add(shop.port);
    return opened;
  }
  return {
    does,
    url: app.url,
    pid: () => app.pid,
    logs: () => app.logs(),
    livingSince: () => livingSince,
    kill: () => app.kill(),
    stop() {
      splitter?.remove(shop.port);
      return app.stop();
    },
    async restart() {
      const begun = performance.now();
      app = await open();
      return Math.round(performance.now() - begun);
    },
  };
}
