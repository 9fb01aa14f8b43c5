import { eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals, clearanceRequests } from "../tables.server.ts";

/** Facts for a mail about a request. Undefined once the account is deleted. */
export async function mailedRequest(db: Db, requestId: string) {
  const [row] = await db
    .select({
      state: clearanceRequests.state,
      answer: clearanceRequests.answer,
      product: products.name,
      slug: products.slug,
      email: user.email,
      approval: { units: clearanceApprovals.units, until: clearanceApprovals.until },
    })
    .from(clearanceRequests)
    .innerJoin(user, eq(user.id, clearanceRequests.userId))
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .leftJoin(clearanceApprovals, eq(clearanceApprovals.requestId, clearanceRequests.id))
    .where(eq(clearanceRequests.id, requestId));
  return row;
}
