import { eq, inArray } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";
import { lockLot } from "./lock-lot.server.ts";
import { lockLots } from "./lock-lots.server.ts";

/** Locks a lot and the others of its product: what is on the shelf is shared among them. */
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
