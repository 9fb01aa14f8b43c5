import { and, desc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals, clearanceRequests } from "../tables.server.ts";

const MOST = 50;

/** A buyer's requests, newest first, for one product or for all. */
export async function ownRequests(db: Db, userId: string, productId?: string) {
  const { id, units, state, answer, askedAt, decidedAt } = clearanceRequests;
  return db
    .select({
      id,
      units,
      state,
      answer,
      askedAt,
      decidedAt,
      productId: products.id,
      product: products.name,
      slug: products.slug,
      isSold: products.isActive,
      approval: {
        units: clearanceApprovals.units,
        usedUnits: clearanceApprovals.usedUnits,
        until: clearanceApprovals.until,
        endedAt: clearanceApprovals.endedAt,
        clinicianName: clearanceApprovals.clinicianName,
      },
    })
    .from(clearanceRequests)
    .innerJoin(products, eq(products.id, clearanceRequests.productId))
    .leftJoin(clearanceApprovals, eq(clearanceApprovals.requestId, id))
    .where(
      and(
        eq(clearanceRequests.userId, userId),
        productId === undefined ? undefined : eq(clearanceRequests.productId, productId),
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(MOST);
}

export type OwnRequest = Awaited<ReturnType<typeof ownRequests>>[number];

/** Checks for stored answers, which the buyer can have deleted. */
export async function hasAnswers(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ answers: clearanceRequests.answers })
    .from(clearanceRequests)
    .where(and(eq(clearanceRequests.userId, userId)))
    .orderBy(desc(clearanceRequests.askedAt))
    .limit(1);
  return row !== undefined && row.answers !== null;
}
