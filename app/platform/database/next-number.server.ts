import { sql } from "drizzle-orm";
import type { PgSequence } from "drizzle-orm/pg-core";
import { runningNumber } from "#app/lib/running-number.ts";
import type { Ctx } from "../access/ctx.server.ts";

/** Draws the next number of a sequence, like `RT-26-000012`. A rollback leaves a gap. */
export async function nextNumber(
  { db, now }: Pick<Ctx, "db" | "now">,
  letters: string,
  { seqName }: PgSequence,
): Promise<string> {
  const { rows } = await db.execute<{ n: string }>(sql`select nextval(${seqName}) as n`);
  return runningNumber(letters, Number(rows[0]?.n), now);
}
