import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { deliveryOf, leavingDay, readyDay } from "#app/goods/catalog/rules/delivery-promise.ts";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import { isPhilippinePhone, readPhone } from "#app/people/customers/rules/phone.ts";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import { packingPlan } from "#app/selling/orders/queries/packing-plan.server.ts";
import { isColdParcel, type SplitRefusal } from "#app/selling/orders/rules/parcels.ts";
import { orderItems } from "#app/selling/orders/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { privateNames } from "#app/running/settings/rules/private-names.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ParcelToBook } from "../gateways/courier-port.ts";
import { addressGaps, bookedFacts, type AddressGap, type Source } from "../rules/parcel-to-book.ts";
import type { Sender } from "../rules/sender.ts";

type BookingParcel = {
  order: OrderWithItems;
  sender: Sender;
  /** Units per line. By default, everything that has not left. */
  chosen?: ReadonlyMap<string, number> | undefined;
};

export type SourceRefusal =
  | SplitRefusal
  | Refusal<"cash_once">
  | (Refusal<"address_gaps"> & { gaps: AddressGap[] });

const isReachable = (phone: string): boolean =>
  readPhone(phone) !== undefined && isPhilippinePhone(phone);

/** The next parcel of an order in the courier's format, or the reason against booking it. */
export async function bookingSource(
  ctx: Pick<Ctx, "db" | "now">,
  { order, sender, chosen }: BookingParcel,
): Promise<Result<Source, SourceRefusal>> {
  const gaps = addressGaps(order, isReachable);
  if (gaps.length > 0) return refuse("address_gaps", { gaps });
  const next = await packingPlan(ctx, order.id, { chosen });
  if (!next.ok) return next;
  const { lines, rest } = next.value;
  if (lines.length === 0) return refuse("nothing_chosen");
  if (order.paymentStatus === "cod_due" && rest.length > 0) return refuse("cash_once");
  const [settings, weights] = await Promise.all([loadSettings(ctx.db), weightsOf(ctx, order.id)]);
  const gramsOf = (itemId: string) => weights.get(itemId) ?? settings.default_weight;
  return ok({
    order,
    lines: lines.map(({ itemId, units }) => ({
      name: order.items.find(({ id }) => id === itemId)?.productName ?? "",
      units,
      grams: units * gramsOf(itemId),
    })),
    sender,
    email: settings.contact_email,
    neutral: privateNames(settings),
    isReachable,
    leavesOn: dayOf(order, settings, { now: ctx.now, isCold: isColdParcel(order, next.value) }),
  });
}

/** Grams per unit of each line, as in the shipping charges. */
async function weightsOf({ db }: Pick<Ctx, "db">, orderId: string) {
  const rows = await db
    .select({
      itemId: orderItems.id,
      grams: sql<number | null>`coalesce(${productVariants.weight}, ${products.weight})`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId));
  return new Map(rows.map(({ itemId, grams }) => [itemId, grams]));
}

/** The first possible shipping day. */
function dayOf(
  { delivery }: OrderWithItems,
  settings: Settings,
  { now, isCold }: { now: Date; isCold: boolean },
): string {
  const terms = deliveryOf(settings, {
    cold: isCold,
    ...(delivery?.coldTerms && { coldTerms: delivery.coldTerms }),
    ...(delivery && { travels: delivery.times.travels }),
  });
  return leavingDay(readyDay(now, terms, 0), terms) ?? shopDay(now);
}

export const digestOf = (parcel: ParcelToBook): string =>
  createHash("sha256").update(bookedFacts(parcel)).digest("base64url");
