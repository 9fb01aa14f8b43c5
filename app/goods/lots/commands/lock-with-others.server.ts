import { eq, inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";
import { lockLots } from "./lock-lots.server.ts";

/** Locks a lot with the other lots of its product, because they share the units on the shelf. */
export async function lockWithOthers(ctx: Ctx, lotId: string) {
  if (!validate(lotId)) return undefined;
  const ofLot = ctx.db.select({ id: lots.productId }).from(lots).where(eq(lots.id, lotId));
  const own = await ctx.db.select({ id: lots.id }).from(lots).where(inArray(lots.productId, ofLot));
  await lockLots(
    ctx,
    own.map(({ id }) => id),
  );
  return lockLot(ctx, lotId);
}
