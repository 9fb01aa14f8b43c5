import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import type { MissingKind } from "./missing-address.ts";
import { missingPages } from "./tables.server.ts";

const PAGE = 50;

/** What was missed most stands first; a page of 50, counted from 1. */
export async function listMissingPages(db: Db, kind: MissingKind, page: number) {
  const rows = await db
    .select()
    .from(missingPages)
    .where(eq(missingPages.kind, kind))
    .orderBy(desc(missingPages.seen), desc(missingPages.lastSeenAt), missingPages.path)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE);
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** How many addresses there are of each kind; none of a kind that nobody asked for. */
export async function countMissingPages(db: Db): Promise<Partial<Record<MissingKind, number>>> {
  const counted = await db
    .select({ kind: missingPages.kind, count: sql<number>`count(*)::int` })
    .from(missingPages)
    .groupBy(missingPages.kind);
  return Object.fromEntries(counted.map(({ kind, count }) => [kind, count]));
}
