import { eq, or, sql } from "drizzle-orm";
import { systemActor } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { askedPrices } from "../queries/asked-prices.server.ts";
import { currentPrice } from "../queries/current-price.server.ts";
import { lockProduct } from "../queries/lock-products.server.ts";
import { dueSteps, priceAtEnd, priceAtStart, type Step } from "../rules/price-schedule.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";
import { setPrice } from "./set-price.server.ts";

type Schedule = typeof priceSchedules.$inferSelect;

/**
 * Applies the due steps of planned prices in chronological order. The state of a schedule records
 * each step, so no step is applied twice. A failed step does not block the others.
 */
export async function applyPrices(given: Ctx): Promise<void> {
  const ctx = { ...given, actor: systemActor("schedule") };
  const failures: unknown[] = [];
  for (const step of dueSteps(await waiting(ctx), ctx.now)) {
    try {
      await inTransaction(ctx, (tx) => applyStep(tx, step));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "planned prices were not applied");
}

async function waiting(ctx: Ctx) {
  const now = ctx.now.toISOString();
  return ctx.db
    .select()
    .from(priceSchedules)
    .where(
      or(
        sql`${priceSchedules.state} = 'planned' and ${priceSchedules.startsAt} <= ${now}::timestamptz`,
        sql`${priceSchedules.state} = 'running' and ${priceSchedules.endsAt} <= ${now}::timestamptz`,
      ),
    );
}

async function applyStep(tx: Ctx, { id, step, at }: Step): Promise<void> {
  const own = eq(priceSchedules.id, id);
  const [found] = await tx.db.select().from(priceSchedules).where(own);
  if (!found || !(await lockProduct(tx, found.productId))) return;
  // Before the product was locked, another worker may have done the step, or staff may have moved
  // it.
  const [schedule] = await tx.db.select().from(priceSchedules).where(own).for("update");
  if (step === "start") {
    if (schedule?.state === "planned" && schedule.startsAt <= at) await start(tx, schedule);
  } else if (schedule?.state === "running" && schedule.endsAt && schedule.endsAt <= at) {
    await end(tx, schedule);
  }
}

async function start(tx: Ctx, schedule: Schedule): Promise<void> {
  const { id, productId, variantId, endsAt } = schedule;
  const current = await currentPrice(tx, schedule);
  if (!current) return note(tx, id, { state: "passed_over", note: "not_sold", endedAt: tx.now });
  const history = await askedPrices(tx.db, productId, variantId);
  const { note: why, ...price } = priceAtStart(schedule, history, tx.now);
  await setPrice(tx, schedule, price, { before: current, reason: "Planned price begins" });
  await note(tx, id, {
    state: endsAt ? "running" : "done",
    note: why,
    compareAtPrice: price.compareAtPrice,
    priceBefore: current.price,
    compareAtBefore: current.compareAtPrice,
    startedAt: tx.now,
    ...(!endsAt && { endedAt: tx.now }),
  });
}

async function end(tx: Ctx, schedule: Schedule): Promise<void> {
  const { id, productId, variantId, priceBefore, compareAtBefore } = schedule;
  if (priceBefore === null) throw new Error(`the price before schedule ${id} is not known`);
  const over = { state: "done" as const, endedAt: tx.now };
  const current = await currentPrice(tx, schedule);
  if (!current) return note(tx, id, { ...over, note: "not_sold" });
  const before = { price: priceBefore, compareAtPrice: compareAtBefore };
  const history = await askedPrices(tx.db, productId, variantId);
  const price = priceAtEnd({ ...schedule, before }, current, history, tx.now);
  if (!price) return note(tx, id, { ...over, note: "changed_meanwhile" });
  await setPrice(tx, schedule, price, { before: current, reason: "Planned price ends" });
  await note(tx, id, over);
}

async function note(tx: Ctx, id: string, what: Partial<Schedule>): Promise<void> {
  const version = sql`${priceSchedules.version} + 1`;
  await tx.db
    .update(priceSchedules)
    .set({ ...what, version })
    .where(eq(priceSchedules.id, id));
}
