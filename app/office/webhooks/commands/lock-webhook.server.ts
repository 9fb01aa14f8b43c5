import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { webhookEndpoints } from "../tables.server.ts";

/** The endpoint as it is now, locked until the transaction ends. */
export async function lockWebhook({ db }: Ctx, webhookId: string) {
  if (!isUuid(webhookId)) return undefined;
  const [found] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, webhookId))
    .for("no key update");
  return found;
}
