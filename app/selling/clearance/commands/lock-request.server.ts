import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { clearanceRequests } from "../tables.server.ts";

export type LockedRequest = typeof clearanceRequests.$inferSelect;

export async function lockRequest(
  { db }: Ctx,
  requestId: string,
): Promise<LockedRequest | undefined> {
  if (!isUuid(requestId)) return undefined;
  const [request] = await db
    .select()
    .from(clearanceRequests)
    .where(eq(clearanceRequests.id, requestId))
    .for("update");
  return request;
}
