import { and, eq, or } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { idPictures } from "../queries/id-sealer.server.ts";
import { concessions } from "../tables.server.ts";

/**
 * Reads a picture of an ID for staff who may decide on it, and records the access. Accepts
 * unchecked ids from an address.
 */
export async function lookAtPicture(
  ctx: Ctx,
  store: FileStore,
  { concessionId, fileId }: { concessionId: string; fileId: string },
): Promise<Uint8Array | undefined> {
  if (!may(ctx.actor, "customers:write")) return undefined;
  if (!isUuid(concessionId) || !isUuid(fileId)) return undefined;
  const isShown = or(eq(concessions.frontFile, fileId), eq(concessions.backFile, fileId));
  const named = and(eq(concessions.id, concessionId), isShown);
  if ((await ctx.db.$count(concessions, named)) === 0) return undefined;
  const picture = await idPictures(ctx, store).read(fileId);
  if (!picture) return undefined;
  await recordAudit(ctx, {
    action: "concession.picture_viewed",
    subject: { type: "concession", id: concessionId },
  });
  return picture;
}
