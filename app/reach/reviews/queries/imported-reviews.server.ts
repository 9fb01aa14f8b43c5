import { setImmediate as othersTurn } from "node:timers/promises";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { importItems, imports } from "#app/running/imports/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { readingReason, type ReadingReason } from "../rules/reading-reason.server.ts";
import { reviews } from "../tables.server.ts";

/** Reviews that are judged for one page or one press. The next press takes the next ones. */
const MOST = 1_000;
/** Judging one takes about a millisecond. */
const AT_ONCE = 10;

const isWaiting = eq(reviews.status, "waiting");

/** Files that added reviews which still wait, newest first. */
export async function filesWithWaitingReviews(db: Db) {
  const waiting = count();
  return db
    .select({ importId: imports.id, fileName: imports.fileName, waiting })
    .from(imports)
    .innerJoin(importItems, eq(importItems.importId, imports.id))
    .innerJoin(reviews, eq(reviews.id, importItems.subjectId))
    .where(and(eq(imports.noun, "reviews"), eq(imports.state, "applied"), isWaiting))
    .groupBy(imports.id)
    .orderBy(desc(imports.createdAt));
}

export type JudgedReview = Awaited<ReturnType<typeof waitingOf>>[number];
type FlaggedReview = JudgedReview & { why: ReadingReason };

/** The waiting reviews of a file: those that can be published together, and those to be read first. */
export async function judgeImported(db: Db, importId: string) {
  const clear: JudgedReview[] = [];
  const flagged: FlaggedReview[] = [];
  for (const [index, review] of (await waitingOf(db, importId)).entries()) {
    const why = readingReason(review.text, review.regulatoryStatus);
    if (why) flagged.push({ ...review, why });
    else clear.push(review);
    // oxlint-disable-next-line no-await-in-loop
    if (index % AT_ONCE === 0) await othersTurn();
  }
  return { clear, flagged };
}

async function waitingOf(db: Db, importId: string) {
  const { id, productId, authorName, rating, text, createdAt } = reviews;
  const added = sql`${id} in (select ${importItems.subjectId} from ${importItems}
    where ${importItems.importId} = ${importId} and ${importItems.result} = 'added')`;
  return db
    .select({
      id,
      productId,
      authorName,
      rating,
      text,
      createdAt,
      productName: products.name,
      regulatoryStatus: products.regulatoryStatus,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, productId))
    .where(and(isWaiting, added))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST);
}
