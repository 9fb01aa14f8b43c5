import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { storeOwnPicture } from "./store-own-picture.server.ts";

/**
 * Sets or removes the picture of the actor's account. The file is written before its row;
 * `customers.sweep-pictures` removes files that no row refers to.
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
