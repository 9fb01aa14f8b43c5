import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import type { GatewayEvent } from "#app/modules/payments/gateways/gateway.ts";
import { createGateways } from "#app/modules/payments/gateways/gateways.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { type Db, openDb } from "#app/platform/database/db.server.ts";
import { openPool, type SocketTarget } from "#app/platform/database/pool.server.ts";
import { type App, newShop, startApp } from "../app-server.ts";
import { type RunningCluster } from "../cluster.ts";
import { databaseUrl } from "../database.ts";
import { quietLog } from "../quiet-log.ts";
import { type Buyer, type CheckoutForm, openBuyer, type Told } from "./buyer.ts";
import { openLedger, type Ledger } from "./ledger.ts";

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
  ledger: Ledger;
  logs(): string;
  /** When the process that runs now was started. */
  livingSince(): Date;
  /** Ends the process as a power cut does, at once. */
  kill(): Promise<void>;
  /** Ends it as a deployment does; throws unless it leaves cleanly. */
  stop(): Promise<void>;
  /** Starts the shop again; answers the milliseconds until it can serve. */
  restart(): Promise<number>;
  newBuyer(): Buyer;
  /** A buyer in front of the filled-in checkout. */
  buyerAtCheckout(): Promise<{ buyer: Buyer; form: CheckoutForm }>;
  /** A buyer whose order is placed and not paid. */
  placedOrder(): Promise<{ buyer: Buyer; told: Told; amount: number }>;
  /** The gateway calls back once; whether the shop said that it is recorded. */
  callBack(event: GatewayEvent): Promise<boolean>;
  /** The gateway calls back until the shop has said so; answers how often. */
  callBackUntilRecorded(event: GatewayEvent): Promise<number>;
  close(): Promise<void>;
};

export type StageOptions = {
  /** Where the shop is to find this database. */
  databaseAt?: (target: SocketTarget) => SocketTarget | Promise<SocketTarget>;
  env?: NodeJS.ProcessEnv;
};

/** The built shop as a process of its own, and the people and services around it. */
export async function openStage(
  { cluster }: RunningCluster,
  { databaseAt = (target) => target, env = {} }: StageOptions,
): Promise<Stage> {
  const shop = await newShop(cluster);
  const asSeen = await databaseAt(shop.target);
  shop.env = {
    DATABASE_URL: databaseUrl(asSeen),
    APP_SECRET: SECRET,
    // Each buyer has an address of her own, so that no limit on requests is in the way.
    TRUST_PROXY: "on",
    ...env,
  };
  let app: App = await startApp(shop);
  let livingSince = new Date();
  const { url } = app;
  const pool = openPool(shop.target, quietLog);
  const db = openDb(pool);
  const ledger = openLedger();
  const ctx = { db, actor: systemActor("test"), now: new Date(), ids: systemIds };
  const productId = await makeProduct(ctx, { name: "Fault-proof vial", stock: PLENTY });
  const gateway = gatewayOf(url);
  let buyers = 0;

  const stage: Stage = {
    url,
    pool,
    db,
    ledger,
    logs: () => app.logs(),
    livingSince: () => livingSince,
    kill: () => app.kill(),
    stop: () => app.stop(),
    async restart() {
      const begun = performance.now();
      livingSince = new Date();
      app = await startApp(shop);
      return Math.round(performance.now() - begun);
    },
    newBuyer() {
      buyers += 1;
      return openBuyer(url, buyers);
    },
    async buyerAtCheckout() {
      const buyer = stage.newBuyer();
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
      await app.kill();
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
