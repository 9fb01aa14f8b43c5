import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { fetchPicture } from "../queries/fetch-picture.server.ts";
import { storeOwnPicture } from "./store-own-picture.server.ts";

/**
 * Copies the person's picture at the provider to a new account, once, so that no browser asks the
 * provider for it. A picture that the customer has chosen in the meantime stays.
 */
export async function takeProviderPicture(
  ctx: Ctx,
  store: FileStore,
  { userId, url }: { userId: string; url: string },
): Promise<void> {
  const hasNone = and(eq(user.id, userId), isNull(user.image));
  if ((await ctx.db.$count(user, hasNone)) === 0) return;
  const sent = await fetchPicture(url);
  if (!sent) return;
  const stored = await storeOwnPicture(ctx, store, sent);
  if (!stored.ok) return;
  // `customers.sweep-pictures` removes files that no row refers to.
  await ctx.db.update(user).set({ image: stored.value, updatedAt: ctx.now }).where(hasNone);
}
