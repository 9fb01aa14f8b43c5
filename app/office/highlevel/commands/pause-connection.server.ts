import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { highlevelConnection } from "../tables.server.ts";

/** Nothing is sent for so long, whatever it is about: the limit is that of the sub-account. */
export async function pauseConnection({ db, now }: Ctx, seconds: number): Promise<void> {
  const until = new Date(now.getTime() + seconds * 1_000);
  const { pausedUntil } = highlevelConnection;
  await db.update(highlevelConnection).set({
    pausedUntil: sql`greatest(${pausedUntil}, ${until.toISOString()}::timestamptz)`,
  });
}
