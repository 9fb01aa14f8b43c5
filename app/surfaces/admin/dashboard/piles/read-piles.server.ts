import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { backupPile } from "./backup-pile.server.ts";
import { inOrder, type Pile } from "./pile.ts";
import { stockPiles } from "./stock-piles.server.ts";
import { waitingPiles } from "./waiting-piles.server.ts";

/** All that waits for this person, the most pressing first. */
export async function readPiles(ctx: Ctx, dataDir: string): Promise<Pile[]> {
  const found = await Promise.all([waitingPiles(ctx), stockPiles(ctx), backupPile(ctx, dataDir)]);
  return inOrder(found.flat());
}
