import { asc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { checkDiscount, type Uses, type Quote } from "./rules/check-discount.ts";
import type { ScopedLine } from "./rules/scope.ts";
import { normaliseEmail } from "./rules/normalise-email.ts";
import { discounts } from "./tables.server.ts";
import type { RecordKey } from "#app/platform/records/operation.ts";
import { readCode as typedCode } from "./rules/read-code.ts";

export type Discount = typeof discounts.$inferSelect;

/** A buyer's uses are counted across the account and each of its addresses. */
export type Buyer = { customerId: string | null; emails: readonly string[] };

/** `code` is in its stored form, in upper case. */
export async function findDiscount(db: Db, code: string): Promise<Discount | undefined> {
  const [discount] = await db.select().from(discounts).where(eq(discounts.code, code));
  return discount;
}

/**
 * Locks discounts until the transaction ends, in the order of their ids: after carts, orders and
 * payments, before stock. Inserts that only reference a discount do not wait.
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

/** Until the transaction ends, no other transaction can give this code to a discount. */
export async function lockCode(db: Db, code: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`discount ${code}`}, 0))`);
}

/** The buyer before a form says more. A visitor is known only by the given addresses. */
export async function buyerOf({ db, actor }: Ctx, ...addresses: string[]): Promise<Buyer> {
  if (actor.kind !== "user") return { customerId: null, emails: addresses.map(normaliseEmail) };
  const customer = await customerOfUser(db, actor.userId);
  const emails = [...addresses, actor.email].map(normaliseEmail);
  return { customerId: customer?.id ?? null, emails };
}

/** Leaves out the use that the unpaid order of `cartId` holds. */
export async function countUses(
  db: Db,
  discountId: string,
  buyer: Buyer,
  cartId: string | null,
): Promise<Uses> {
  const { customerId, emails } = buyer;
  const uses = await db.execute<Uses>(sql`
    select held_here as "heldHere", elsewhere as "byBuyer",
      bought_before(${customerId}, ${sql.param([...emails])}::text[]) as "boughtBefore"
    from code_uses(${discountId}, ${cartId}, ${customerId}, ${sql.param([...emails])}::text[])`);
  return uses.rows[0] ?? NO_USES;
}

/** A code as one statement reads it, together with the other facts about an order. */
export type StoredCode = {
  /** The row without its use count, in the database's JSON. */
  terms: Record<string, unknown>;
  discount: Omit<Discount, "createdAt" | "startsAt" | "endsAt" | "archivedAt"> &
    Record<"startsAt" | "endsAt" | "archivedAt", string | null>;
  heldHere: number;
  elsewhere: number;
  byBuyer: number;
  boughtBefore: boolean;
};

export function codeFacts(code: SQL, by: { cartId: SQL; customerId: SQL; emails: SQL }): SQL {
  const { createdAt: _, ...fields } = getTableColumns(discounts);
  return sql`(
    select json_build_object('terms', to_jsonb(${discounts}) - 'used_count',
      'discount', ${jsonOf(fields)},
      'heldHere', held_here, 'elsewhere', elsewhere, 'byBuyer', by_buyer,
      'boughtBefore', ${discounts.firstOrderOnly} and bought_before(${by.customerId}, ${by.emails}))
    from ${discounts}, code_uses(${discounts.id}, ${by.cartId}, ${by.customerId}, ${by.emails})
    where ${discounts.code} = ${code})`;
}

export function readCode({ discount, ...code }: StoredCode) {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { startsAt, endsAt, archivedAt } = discount;
  const dates = { startsAt: date(startsAt), endsAt: date(endsAt), archivedAt: date(archivedAt) };
  return { ...code, discount: { ...discount, ...dates } };
}

export type QuoteRequest = {
  code: string;
  lines: readonly ScopedLine[];
  cartId: string | null;
  buyer: Buyer;
};

const NO_USES: Uses = { heldHere: 0, byBuyer: 0, boughtBefore: false };

/**
 * Checks whether a cart's code would apply now. Redeeming checks again under a lock, so this
 * promises nothing.
 */
export async function quoteDiscount(ctx: Ctx, asked: QuoteRequest): Promise<Quote> {
  const { code, lines, cartId, buyer } = asked;
  const discount = await findDiscount(ctx.db, code);
  const uses = discount ? await countUses(ctx.db, discount.id, buyer, cartId) : NO_USES;
  return { code, discount, checked: checkDiscount(discount, { now: ctx.now, lines, uses }) };
}

export const discountByCode: RecordKey = {
  name: "code",
  says: "The promo code",
  async lock({ db }, code) {
    const [discount] = await db
      .select({ id: discounts.id })
      .from(discounts)
      .where(eq(discounts.code, typedCode(code) ?? ""))
      .for("update");
    return discount?.id;
  },
};
