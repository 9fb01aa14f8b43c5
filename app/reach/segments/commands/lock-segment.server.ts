import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { segments } from "../tables.server.ts";

/** The segment as it is now, locked until the transaction ends. */
export async function lockSegment({ db }: Ctx, segmentId: string) {
  if (!isUuid(segmentId)) return undefined;
  const [segment] = await db
    .select()
    .from(segments)
    .where(eq(segments.id, segmentId))
    .for("no key update");
  return segment;
}
