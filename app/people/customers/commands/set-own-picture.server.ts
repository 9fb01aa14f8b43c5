import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { storeOwnPicture } from "./store-own-picture.server.ts";

/**
 * Gives the actor's account a picture, or takes it away. The file comes before the row that names it: one
 * that no row names is removed by `customers.sweep-pictures`.
 */
export async function setOwnPicture(
  ctx: Ctx,
  store: FileStore,
  sent: Uint8Array | undefined,
): Promise<Result<undefined, Refusal<"forbidden" | "not_a_picture">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const image = sent ? await storeOwnPicture(ctx, store, sent) : ok(null);
  if (!image.ok) return image;
  const change = { image: image.value, updatedAt: ctx.now };
  await ctx.db.update(user).set(change).where(eq(user.id, actor.userId));
  return ok(undefined);
}
