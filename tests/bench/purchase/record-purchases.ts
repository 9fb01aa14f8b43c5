import { type App, type Shop, startApp } from "../../app-server.ts";
import { databaseUrl } from "../../database.ts";
import { freePort } from "../../listen-locally.ts";
import { openRecorder } from "../record-statements.ts";
import type { Statement } from "../statements-sent.ts";
import { STEPS, buyAll } from "./buy.ts";
import type { Product } from "./shelf.ts";

/** What each of the three requests of a purchase sent to the database. */
export type RecordedPurchase = [cart: Statement[], checkout: Statement[], callback: Statement[]];

/** The feed of changes says that it is there. */
const OF_THE_FEED = /^select$/;

/** Buys one after the other in a shop that does no jobs; answers what each purchase sent. */
export async function recordPurchases(
  shop: Shop,
  shelf: readonly Product[],
  count: number,
): Promise<RecordedPurchase[]> {
  return withRecorder(shop, "web", async (app, take) => {
    const lists: RecordedPurchase[] = [];
    await buyAll(app.url, shelf, { from: 0, to: count, callers: 1 }, (step, n) => {
      const recorded = (lists[n] ??= [[], [], []]);
      recorded[STEPS.indexOf(step)] = take();
    });
    return lists;
  });
}

/** How many statements some work causes in a shop that does its jobs. */
export async function countStatements(
  shop: Shop,
  work: (app: App) => Promise<unknown>,
): Promise<number> {
  return withRecorder(shop, "all", async (app, take) => {
    take();
    await work(app);
    return take().length;
  });
}

async function withRecorder<T>(
  shop: Shop,
  does: "web" | "all",
  work: (app: App, take: () => Statement[]) => Promise<T>,
): Promise<T> {
  const recorder = await openRecorder(shop.target);
  const env = { ...shop.env, DATABASE_URL: databaseUrl(recorder.target), PROCESS: does };
  const app = await startApp({ ...shop, env, port: await freePort() });
  recorder.take();
  const result = await work(app, () => {
    return recorder.take().filter(({ text }) => !OF_THE_FEED.test(text));
  });
  await app.stop();
  await recorder.close();
  return result;
}
