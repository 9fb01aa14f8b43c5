import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { discountRedemptions, discounts } from "../tables.server.ts";

/** A code for its page, and whether an order has used it. */
export async function findDiscountById(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  const [discount] = await db.select().from(discounts).where(eq(discounts.id, id));
  if (!discount) return undefined;
  const uses = await db.$count(discountRedemptions, eq(discountRedemptions.discountId, id));
  return { ...discount, wasUsed: uses > 0 };
}
