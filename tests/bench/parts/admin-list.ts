import { startApp } from "../../app-server.ts";
import { databaseUrl } from "../../database.ts";
import { freePort } from "../../listen-locally.ts";
import { figure } from "../figure.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { openRecorder } from "../record-statements.ts";
import { type ListSearch, searchList } from "../search-list.ts";
import { signInOwner } from "../sign-in.ts";
import { openStage, type Stage } from "../stage.ts";
import { quantile } from "../statistics.ts";

const ORDERS = 100_000;
const TIMES = 50;

/** The newest page, an older one, the last one, and the orders that wait for staff. */
export const PAGES = [
  "/admin/orders",
  "/admin/orders?page=20",
  `/admin/orders?page=${ORDERS / 50}`,
  "/admin/orders?show=to-confirm",
  "/admin/orders?show=attention",
];

export const adminList: Part = {
  name: "admin-list",
  about: `the back-office's list of ${ORDERS.toLocaleString("en")} orders: its first, middle and last pages`,
  async measure({ server }) {
    const stage = await openStage(server, { products: 100, orders: ORDERS });
    const slowest = await slowestOfList(stage, PAGES);
    const queries = Math.max(...(await queriesOf(stage, PAGES)));
    await stage.close();
    return [
      figure("list of 100,000 orders: p95", slowest, { unit: "ms" }, { most: 100 }),
      figure("list of 100,000 orders: queries a page", queries, {}, { most: 10 }),
    ];
  },
};

export async function slowestOfList({ app }: Stage, pages: readonly string[]): Promise<number> {
  const cookie = await signInOwner(app);
  let slowest = 0;
  for (const path of pages) {
    const ask: Ask = { path, headers: { cookie } };
    const again = Array.from({ length: TIMES - 1 }, () => ask);
    await load({ url: app.url, callers: 1, asks: [ask, ask, ask, ask] });
    const { milliseconds } = await load({ url: app.url, callers: 1, asks: [ask, ...again] });
    slowest = Math.max(slowest, quantile(milliseconds, 0.95));
  }
  return slowest;
}

/** The queries of each of these pages, session and settings included. */
export async function queriesOf(
  { shop }: Stage,
  pages: readonly string[],
  search?: ListSearch,
): Promise<number[]> {
  const recorder = await openRecorder(shop.target);
  const env = { ...shop.env, DATABASE_URL: databaseUrl(recorder.target) };
  const app = await startApp({ ...shop, env, port: await freePort() });
  const owner = await signInOwner(app);
  const cookie = search === undefined ? owner : await searchList(app.url, owner, search);
  // The first page after signing in also records the visit.
  await fetch(new URL(pages[0] ?? "/admin", app.url), { headers: { cookie } });
  const counts: number[] = [];
  for (const path of pages) {
    recorder.take();
    await fetch(new URL(path, app.url), { headers: { cookie } });
    counts.push(recorder.take().filter(({ text }) => !OF_OTHERS.test(text)).length);
  }
  await app.stop();
  await recorder.close();
  return counts;
}

/** Polling by workers and heartbeats of the change feed are not part of the page. */
const OF_OTHERS = /graphile_worker|^select$/;
