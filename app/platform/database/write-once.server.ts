import { sql } from "drizzle-orm";
import { refuseWithoutRoom, type Db } from "./db.server.ts";

/** The functions of `db/functions` that write all that a command decided. */
type WritingFunction = "place_order" | "settle_payment" | "put_into_cart";

/**
 * Hands a finished decision to the SQL function that writes it if what it was decided on still
 * holds: one statement, which outside a transaction commits by itself. Answers the guard that does
 * not hold any more; then nothing was written.
 */
export async function writeOnce(
  db: Db,
  name: WritingFunction,
  input: object,
): Promise<string | null> {
  refuseWithoutRoom(db);
  const { rows } = await db.execute<{ failed: string | null }>(
    sql`select ${sql.raw(name)}(${JSON.stringify(input)}::jsonb)->>'failed' as failed`,
  );
  return rows[0]?.failed ?? null;
}
