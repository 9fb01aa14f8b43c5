import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { highlevelConnection } from "../tables.server.ts";

/** Pauses every message for this long, because the limit applies to the whole sub-account. */
export async function pauseConnection({ db, now }: Ctx, seconds: number): Promise<void> {
  const until = new Date(now.getTime() + seconds * 1_000);
  const { pausedUntil } = highlevelConnection;
  await db.update(highlevelConnection).set({
    pausedUntil: sql`greatest(${pausedUntil}, ${until.toISOString()}::timestamptz)`,
  });
}
