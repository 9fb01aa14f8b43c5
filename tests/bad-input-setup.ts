import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { TestProject } from "vitest/node";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { type App, newShop, startApp } from "./app-server.ts";
import { INBOUND } from "./bad-input/inbound.ts";
import { watchWrites } from "./bad-input/writes.ts";
import { FakeGoogle } from "./fake-google.ts";
import { FakeHighlevel } from "./fake-highlevel.ts";
import { freePort } from "./listen-locally.ts";
import { noReservationLimits } from "./many-guests.ts";
import { holdJobs } from "./bad-input/jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    attackedShop: {
      url: string;
      target: SocketTarget;
      dataDir: string;
      secret: string;
      googleUrl: string;
      providersUrl: string;
    };
  }
}

let app: App | undefined;
const google = new FakeGoogle();
const highlevel = new FakeHighlevel();

/** One built shop for all bad input, whose jobs wait and whose writes are noted. */
export async function setup(project: TestProject): Promise<void> {
  const shop = await newShop(project.getProvidedContext().cluster);
  await Promise.all([google.open(), highlevel.open()]);
  // No server listens there, so that no case can reach a payment provider.
  const providersUrl = `http://127.0.0.1:${await freePort()}`;
  app = await startApp(shop, {
    ...google.settings,
    ...highlevel.settings,
    INBOUND_MAIL_SECRET: INBOUND.secret,
    PAYMENT_PROVIDERS_URL: providersUrl,
  });
  const { url, pool, db } = app;
  await noReservationLimits(db);
  await holdJobs(pool);
  await watchWrites(pool);
  const secret = await readFile(path.join(shop.dataDir, "secret"), "utf8");
  project.provide("attackedShop", {
    url,
    target: shop.target,
    secret,
    dataDir: shop.dataDir,
    googleUrl: google.url,
    providersUrl,
  });
}

export async function teardown(): Promise<void> {
  const { PROOF_REQUESTS } = process.env;
  if (PROOF_REQUESTS && app) await writeFile(PROOF_REQUESTS, String(await requestsOf(app)));
  await app?.stop();
  await Promise.all([google.close(), highlevel.close()]);
}

async function requestsOf({ url }: App): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/^http_request_duration_seconds_count\S* (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
