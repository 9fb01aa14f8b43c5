import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { apiKeys } from "../tables.server.ts";

/** Notes the day of a key's use: with the first request of a day, and no other. */
export async function noteKeyUse(
  { db, now }: Pick<Ctx, "db" | "now">,
  key: { id: string; lastUsedOn: string | null },
): Promise<void> {
  const today = shopDay(now);
  if (key.lastUsedOn === today) return;
  await db.update(apiKeys).set({ lastUsedOn: today }).where(eq(apiKeys.id, key.id));
}
