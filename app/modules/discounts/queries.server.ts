import { and, asc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Centavos } from "#app/lib/money.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { checkDiscount, type Uses } from "./rules/check-discount.ts";
import { normaliseEmail } from "./rules/normalise-email.ts";
import type { Quote } from "./views/show-promo.ts";
import { discountRedemptions as redemptions, discounts } from "./tables.server.ts";

export type Discount = typeof discounts.$inferSelect;

/** Whose uses count together: those of the account, and of each address of theirs. */
export type Buyer = { customerId: string | null; emails: readonly string[] };

/** `code` as it is stored. */
async function findDiscount(db: Db, code: string): Promise<Discount | undefined> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.code, code));
  return discount;
}

/**
 * Locks discounts until the transaction ends, always in the order of their ids: after carts, orders
 * and payments, before stock. Rows that merely refer to one do not wait.
 */
export async function lockDiscounts(
  db: Db,
  ids: readonly (string | null | undefined)[],
): Promise<Discount[]> {
  const wanted = ids.filter((id) => typeof id === "string");
  if (wanted.length === 0) return [];
  return db
    .select()
    .from(discounts)
    .where(inArray(discounts.id, wanted))
    .orderBy(asc(discounts.id))
    .for("no key update");
}

/** What is known of the buyer before a form says more; of a visitor nothing. */
export async function buyerOf({ db, actor }: Ctx, ...addresses: string[]): Promise<Buyer> {
  if (actor.kind !== "user") return { customerId: null, emails: addresses.map(normaliseEmail) };
  const customer = await customerOfUser(db, actor.userId);
  const emails = [...addresses, actor.email].map(normaliseEmail);
  return { customerId: customer?.id ?? null, emails };
}

/**
 * A guest's uses are those under the addresses they type. An account's are its own, and what was
 * paid as a guest under its address: an unpaid order proves nothing of who placed it, and must not
 * use up what is theirs.
 */
function usesOf({ customerId, emails }: Buyer): SQL | undefined {
  const sameAddress = emails.length > 0 ? inArray(redemptions.email, [...emails]) : undefined;
  if (!customerId) return sameAddress;
  const paidAsGuest = and(
    sameAddress ?? sql`false`,
    isNull(redemptions.customerId),
    isNull(redemptions.heldByCart),
  );
  return or(eq(redemptions.customerId, customerId), paidAsGuest);
}

/** `cartId` is the cart that asks; what its own unpaid order holds is not counted as the buyer's. */
export async function countUses(
  db: Db,
  discountId: string,
  buyer: Buyer,
  cartId: string | null,
): Promise<Uses> {
  const here =
    cartId === null ? sql`false` : sql`${redemptions.heldByCart} is not distinct from ${cartId}`;
  const ofBuyer = usesOf(buyer) ?? sql`false`;
  const [uses] = await db
    .select({
      heldHere: sql<number>`count(*) filter (where ${here})::int`,
      byBuyer: sql<number>`count(*) filter (where ${ofBuyer} and not (${here}))::int`,
    })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.discountId, discountId),
        isNull(redemptions.releasedAt),
        or(here, ofBuyer),
      ),
    );
  return uses ?? { heldHere: 0, byBuyer: 0 };
}

export type QuoteRequest = { code: string; subtotal: Centavos; cartId: string; buyer: Buyer };

/** Whether a cart's code would apply now. A promise to nobody: redeeming asks again, under a lock. */
export async function quoteDiscount(ctx: Ctx, asked: QuoteRequest): Promise<Quote> {
  const { code, subtotal, cartId, buyer } = asked;
  const discount = await findDiscount(ctx.db, code);
  const uses = discount
    ? await countUses(ctx.db, discount.id, buyer, cartId)
    : { heldHere: 0, byBuyer: 0 };
  return { code, discount, checked: checkDiscount(discount, { now: ctx.now, subtotal, uses }) };
}
