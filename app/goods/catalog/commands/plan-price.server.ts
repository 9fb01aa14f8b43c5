import { and, eq, ne, sql } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { askedPrices } from "../queries/asked-prices.server.ts";
import { lockProduct, productBySlug } from "../queries/lock-products.server.ts";
import {
  scheduleProblem,
  type Period,
  type Price,
  type ScheduleProblem,
} from "../rules/price-schedule.ts";
import { priceSchedules } from "../tables/price-schedules.server.ts";
import { currentPrice, type PricedItem } from "../queries/current-price.server.ts";
import { applyLater } from "./apply-later.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

export type PlanPriceRefusal =
  | Refusal<"changed_meanwhile">
  | Refusal<"forbidden" | "not_found" | "not_sold" | "begun">
  | Refusal<ScheduleProblem>;

export type PlannedPrice = PricedItem & Price & Period;

/** Plans a price of a product or variant from a moment on, or changes a plan. */
export async function planPrice(
  ctx: Ctx,
  planned: PlannedPrice,
  edited?: Edited,
): Promise<Result<{ id: string }, PlanPriceRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const { productId, variantId } = planned;
    if (!(await lockProduct(tx, productId))) return refuse("not_found");
    const before = edited && (await findSchedule(tx, edited.id));
    if (edited && before?.productId !== productId) return refuse("not_found");
    if (before && before.version !== edited?.version) return refuse("changed_meanwhile");
    if (before && before.state !== "planned") return refuse("begun");
    const current = await currentPrice(tx, planned);
    if (!current) return refuse("not_sold");
    const problem = scheduleProblem(planned, {
      others: await othersOf(tx, planned, edited?.id),
      history: await askedPrices(tx.db, productId, variantId),
      now: tx.now,
    });
    if (problem) return refuse(problem);

    const { price, compareAtPrice, startsAt, endsAt } = planned;
    const values = { price, compareAtPrice, startsAt, endsAt };
    const id = before?.id ?? tx.ids.newId();
    if (before) {
      const version = before.version + 1;
      await tx.db
        .update(priceSchedules)
        .set({ ...values, version })
        .where(eq(priceSchedules.id, id));
    } else {
      const row = { id, productId, variantId, ...values, createdAt: tx.now };
      await tx.db.insert(priceSchedules).values(row);
    }
    await applyLater(tx, id, planned);
    const of = variantId === null ? {} : { variant: current.name };
    await recordAudit(tx, {
      action: before ? "product.price_plan_changed" : "product.price_planned",
      subject: { type: "product", id: productId },
      before: before && {
        ...of,
        price: before.price,
        compareAtPrice: before.compareAtPrice,
        startsAt: before.startsAt,
        endsAt: before.endsAt,
      },
      after: { ...of, ...values },
    });
    return ok({ id });
  });
}

async function findSchedule(tx: Ctx, id: string) {
  const [found] = await tx.db.select().from(priceSchedules).where(eq(priceSchedules.id, id));
  return found;
}

/** Other planned or running prices of the same item. */
async function othersOf(tx: Ctx, { productId, variantId }: PricedItem, own: string | undefined) {
  const { startsAt, endsAt } = priceSchedules;
  return tx.db
    .select({ startsAt, endsAt })
    .from(priceSchedules)
    .where(
      and(
        eq(priceSchedules.productId, productId),
        sql`${priceSchedules.variantId} is not distinct from ${variantId}::uuid`,
        sql`${priceSchedules.state} in ('planned', 'running')`,
        own ? ne(priceSchedules.id, own) : undefined,
      ),
    );
}

const money = z.int().min(1).max(100_000_000);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const planProductPrice = operation({
  name: "products.plan-price",
  says: "Plan a price of a product or of one of its variants, from a moment on or for a while.",
  words: ["sale", "schedule"],
  who: "catalog:write",
  kind: "change",
  isRepeatable: false,
  amount: {
    says: "The difference between the new and the current price of one unit",
    async of(tx, { price, variant_id: variantId }, productId) {
      const current = await currentPrice(tx, { productId, variantId });
      return current && Math.abs(price - current.price);
    },
  },
  key: productBySlug,
  input: z.object({
    variant_id: z.uuid().nullable().default(null),
    price: money.meta({ description: "Whole centavos" }),
    compare_at_price: money.nullable().default(null).meta({ description: "Whole centavos" }),
    starts_at: moment,
    ends_at: moment.nullable().default(null),
  }),
  output: z.object({ id: z.uuid() }),
  run: (ctx, planned, productId) =>
    planPrice(ctx, {
      productId,
      variantId: planned.variant_id,
      price: planned.price,
      compareAtPrice: planned.compare_at_price,
      startsAt: planned.starts_at,
      endsAt: planned.ends_at,
    }),
});
