import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Files are saved and compared one at a time, so that no line or difference is written twice. */
export async function lockCash({ db }: Ctx): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('remittances', 0))`);
}
