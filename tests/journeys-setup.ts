import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { type App, newShop, startApp } from "./app-server.ts";
import type { Cluster } from "./cluster.ts";
import { FakeHighlevel } from "./fake-highlevel.ts";
import { BROWSER_FLAGS, findChromium } from "./find-chromium.ts";
import { guestsFromOneAddress } from "./many-guests.ts";

declare module "vitest" {
  interface ProvidedContext {
    apps: { url: string; target: SocketTarget; secret: string }[];
    browserEndpoint: string;
  }
}

const apps: App[] = [];
const highlevel = new FakeHighlevel();
let browser: BrowserServer | undefined;

/** A shop for each worker, and one browser for all. Runs after the setup that starts the cluster. */
export async function setup(project: TestProject): Promise<void> {
  const { cluster } = project.getProvidedContext();
  const { executablePath, env } = await findChromium();
  await highlevel.open();
  // Signals end this process, and its end ends the browser.
  const noSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  browser = await chromium.launchServer({ executablePath, env, args: BROWSER_FLAGS, ...noSignals });
  project.provide("browserEndpoint", browser.wsEndpoint());
  const workers = Array.from({ length: project.config.maxWorkers });
  project.provide("apps", await Promise.all(workers.map(() => openShop(cluster))));
}

async function openShop(cluster: Cluster) {
  const shop = await newShop(cluster);
  const app = await startApp(shop, { LOOPBACK_WEBHOOKS: "on", ...highlevel.settings });
  apps.push(app);
  await guestsFromOneAddress(app.db);
  const secret = await readFile(path.join(shop.dataDir, "secret"), "utf8");
  return { url: app.url, target: shop.target, secret };
}

export async function teardown(): Promise<void> {
  await browser?.close();
  await Promise.all(apps.map((app) => app.stop()));
  await highlevel.close();
}
