import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import type { GatewayEvent } from "#app/selling/payments/gateways/gateway.ts";
import { createGateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { type Db, openDb } from "#app/platform/database/db.server.ts";
import { openPool, type SocketTarget } from "#app/platform/database/pool.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { accountOf } from "../actor-of.ts";
import { newShop, type Place, type Shop, targetOf } from "../app-server.ts";
import { type RunningCluster } from "../cluster.ts";
import { databaseUrl } from "../database.ts";
import { freePort } from "../listen-locally.ts";
import { noReservationLimits } from "../many-guests.ts";
import { quietLog } from "../quiet-log.ts";
import { sessionOf } from "../session-of.ts";
import {
  type Buyer,
  type BrowserState,
  type CheckoutForm,
  openBuyer,
  type PlacedOrder,
} from "./buyer.ts";
import { openLedger, type Ledger } from "./ledger.ts";
import { type Does, type ShopProcess, startProcesses } from "./processes.ts";

const SECRET = "a-secret-for-the-fault-tests-only-00";
const PLENTY = 1_000_000;
const CALLBACK_LIMIT_MS = 10_000;
const GATEWAY_PATIENCE_MS = 60_000;
const GATEWAY_PAUSE_MS = 100;

export type Stage = {
  url: string;
  /** Straight to the database, past any proxy. */
  pool: Pool;
  db: Db;
  /** What tests write with. */
  ctx: Ctx;
  ledger: Ledger;
  /** What the shop runs as: one process, unless the options say otherwise. */
  processes: readonly [ShopProcess, ...ShopProcess[]];
  /** What all of them said last. */
  logs(): string;
  /** Since when none of them that does jobs was started anew. */
  livingSince(): Date;
  /** Ends all in order, as a deployment does; throws unless they leave cleanly. */
  stop(): Promise<void>;
  /** The longest that any buyer waited for an answer, whatever it was. */
  longestAnswerMs(): number;
  newBuyer(carried?: BrowserState): Buyer;
  /** The owner of the shop, signed in. */
  owner(): Promise<Buyer>;
  /** A buyer in front of the filled-in checkout. */
  buyerAtCheckout(carried?: BrowserState): Promise<{ buyer: Buyer; form: CheckoutForm }>;
  /** A buyer whose order is placed and not paid. */
  placedOrder(): Promise<{ buyer: Buyer; told: PlacedOrder; amount: number }>;
  /** The gateway calls back once; whether the shop said that it is recorded. */
  callBack(event: GatewayEvent): Promise<boolean>;
  /** The gateway calls back until the shop has said so; answers how often. */
  callBackUntilRecorded(event: GatewayEvent): Promise<number>;
  close(): Promise<void>;
};

export type StageOptions = {
  /** Where the shop is to find this database. A worker beside web processes finds it as it is. */
  databaseAt?: (target: SocketTarget) => SocketTarget | Promise<SocketTarget>;
  env?: NodeJS.ProcessEnv;
  /** What each process does, several of them behind a splitter. */
  processes?: readonly [Does, ...Does[]];
  /** Where the shop starts a PostgreSQL of its own, with all that makes it last. */
  builtInAt?: string;
};

/** The built shop as a process of its own, and the people and services around it. */
export async function openStage(
  { cluster }: RunningCluster,
  { databaseAt, env = {}, processes = ["all"], builtInAt }: StageOptions,
): Promise<Stage> {
  const shop: Shop<Place> = builtInAt
    ? { target: "built in", dataDir: builtInAt, port: await freePort() }
    : await newShop(cluster);
  const seen = databaseAt && shop.target !== "built in" ? await databaseAt(shop.target) : undefined;
  shop.env = {
    APP_SECRET: SECRET,
    // Each buyer has an address of her own, so that no limit on requests is in the way.
    TRUST_PROXY: "on",
    ...env,
  };
  const ways = seen ? { DATABASE_URL: databaseUrl(seen) } : {};
  const { url, all, close } = await startProcesses(shop, processes, ways);
  const pool = openPool(await targetOf(shop), quietLog);
  const db = openDb(pool);
  const ledger = openLedger();
  const sealers = createSealers(SECRET);
  const ctx = { db, actor: systemActor("test"), now: new Date(), ids: systemIds, sealers };
  await noReservationLimits(db);
  const productId = await makeProduct(ctx, { name: "Fault-proof vial", stock: PLENTY });
  const gateway = gatewayOf(url);
  let buyers = 0;
  let longestMs = 0;

  const stage: Stage = {
    url,
    pool,
    db,
    ledger,
    ctx,
    processes: all,
    logs: () => all.map((one) => one.logs()).join("\n"),
    livingSince: () =>
      new Date(
        Math.max(...all.filter(({ does }) => does !== "web").map((one) => +one.livingSince())),
      ),
    async stop() {
      for (const one of all) await one.stop();
    },
    longestAnswerMs: () => Math.round(longestMs),
    newBuyer(carried) {
      buyers += 1;
      const waited = (ms: number) => void (longestMs = Math.max(longestMs, ms));
      return openBuyer(url, buyers, { ...carried, waited });
    },
    async owner() {
      const userId = systemIds.newId();
      await accountOf(ctx, "admin", { userId });
      const auth = createAuth({ db, secret: SECRET, appUrl: url });
      return stage.newBuyer({ session: await sessionOf(auth, SECRET, userId) });
    },
    async buyerAtCheckout(carried) {
      const buyer = stage.newBuyer(carried);
      await buyer.fillCart(productId);
      return { buyer, form: await buyer.openCheckout() };
    },
    async placedOrder() {
      const { buyer, form } = await stage.buyerAtCheckout();
      const told = await buyer.submitUntilTold(form);
      ledger.noteTold(told);
      return { buyer, told, amount: Number(form["shownTotal"]) };
    },
    async callBack(event) {
      const recorded = await gateway.sendCallback(event, new Date(), CALLBACK_LIMIT_MS).then(
        () => true,
        () => false,
      );
      if (recorded && event.type === "payment.paid") ledger.notePaid(event.reference);
      return recorded;
    },
    async callBackUntilRecorded(event) {
      const end = performance.now() + GATEWAY_PATIENCE_MS;
      let calls = 1;
      while (!(await stage.callBack(event))) {
        if (performance.now() > end) throw new Error(`the shop never recorded ${event.eventId}`);
        calls += 1;
        await sleep(GATEWAY_PAUSE_MS);
      }
      return calls;
    },
    async close() {
      await pool.end();
      await close();
    },
  };
  return stage;
}

/** The provider's side of the contract, as the shop's own test page has it. */
function gatewayOf(shopUrl: string) {
  let calls = 0;
  const { testProvider } = createGateways({
    appUrl: shopUrl,
    testGatewayUrl: shopUrl,
    secret: SECRET,
    demo: true,
    now: () => new Date(),
    newNonce: systemIds.newToken,
    fetch(url, init) {
      calls += 1;
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", `172.16.${(calls >> 8) & 255}.${calls & 255}`);
      return fetch(url, { ...init, headers });
    },
  });
  if (!testProvider) throw new Error("the test gateway is not there");
  return testProvider;
}
