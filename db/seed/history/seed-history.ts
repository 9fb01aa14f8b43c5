import { sql } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { currentLegalVersions } from "#app/running/content/queries/documents.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { visitCounts } from "#app/running/visits/tables.server.ts";
import { discounts } from "#app/selling/discounts/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { testGateway } from "../orders/test-gateway.ts";
import { composePast, type Shop } from "./compose-past.ts";
import { pastItems } from "./past-items.ts";
import { PAST_DAYS, planOrders } from "./plan-orders.ts";
import { writeMoney } from "./write-money.ts";
import { writeOrders } from "./write-orders.ts";

/** Deliveries of the supplier, in days before now. Each lasts until the next. */
const DELIVERIES = [PAST_DAYS + 1, 61, 31] as const;

/** Units that the last delivery was short of, so that these items are about to run out. */
const SHORT: Readonly<Record<string, number>> = {
  "PM-TIRZ-01": 16,
  "PM-NADP-01": 13,
  "PM-KLOW-01": 13,
};

/** The stock that the past orders take. Runs before the lots are received, which have all units. */
export async function seedPastStock(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const planned = planOrders(system.now);
  const items = await pastItems(system.db);
  for (const [index, days] of DELIVERIES.entries()) {
    const from = addDays(system.now, -days);
    const to = addDays(system.now, -(DELIVERIES[index + 1] ?? 0));
    const isLast = index === DELIVERIES.length - 1;
    const lines = planned
      .filter(({ at, fate }) => at >= from && at < to && fate !== "expired")
      .flatMap((one) => one.lines);
    for (const { sku, productId, variantId } of items) {
      const sold = lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
      const by = sold - (isLast ? (SHORT[sku] ?? 0) : 0);
      if (by <= 0) continue;
      const ctx = { ...system, now: from };
      done(await adjustStock(ctx, { productId, variantId, by, reason: "Delivery" }));
    }
  }
}

/** Orders of 90 days and the visits that led to them. The orders with a story of their own follow. */
export async function seedHistory(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  const { db, now } = ctx;
  const shop: Shop = {
    settings: await loadSettings(db),
    legal: await currentLegalVersions(db, now),
    items: new Map((await pastItems(db)).map((item) => [item.sku, item])),
    codes: await db.select().from(discounts),
    gateway: testGateway(services).name,
  };
  const planned = planOrders(now);
  const numbers = await nextNumbers(db, planned.length);
  const composed = planned.map((past, n) => composePast(ctx, shop, past, numbers[n] ?? 0));
  await writeOrders(ctx, composed);
  await writeMoney(ctx, composed, shop.gateway);
  await db.insert(visitCounts).values(visitsOf(now, planned));
}

async function nextNumbers(db: Db, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select nextval('order_numbers') as n from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ n }) => Number(n));
}

/** Visits and their steps for each placed order. */
const STEPS = [
  ["visit", 31],
  ["product", 17.5],
  ["cart", 4.2],
  ["checkout", 1.9],
  ["assessment", 3.6],
  ["assessment_result", 2.3],
] as const;

/** A few visits more on some days than on others, as not every visitor buys. */
function visitsOf(now: Date, planned: ReturnType<typeof planOrders>) {
  const today = shopDay(now);
  return Array.from({ length: PAST_DAYS + 1 }, (_, n) => shiftDay(today, n - PAST_DAYS)).flatMap(
    (day, n) => {
      const orders = planned.filter(({ at }) => shopDay(at) === day).length;
      const busy = 1 + ((n * 37) % 11) / 20;
      return STEPS.flatMap(([step, each]) => {
        const count = Math.round(orders * each * busy);
        return count > 0 ? [{ day, step, count }] : [];
      });
    },
  );
}
