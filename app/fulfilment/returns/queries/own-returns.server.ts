import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openUnits } from "../rules/claim-units.ts";
import { askUntil, mayAsk, type ReturnableOrder } from "../rules/may-ask.ts";
import { showOwnReturn, showUntil, type ShownReturns } from "../views/show-own-returns.ts";
import { claimedLines } from "./claimed-lines.server.ts";
import { photosOf } from "./photos.server.ts";
import { returnsOfOrder } from "./find-return.server.ts";

/** The returns of an order for its buyer, and the deadline for another. */
export async function ownReturns(
  { db, now }: Ctx,
  order: ReturnableOrder & { id: string },
): Promise<ShownReturns> {
  const may = mayAsk(order, "buyer", now);
  // An order that has not left has no returns, so most receipts need no query.
  if (!may.ok && may.reason === "not_sent") return { made: [], ask: undefined };
  const [made, lines] = await Promise.all([
    returnsOfOrder(db, order.id),
    may.ok ? claimedLines(db, order.id) : [],
  ]);
  const photos = await photosOf(
    db,
    made.map(({ id }) => id),
  );
  const isOpen = lines.some((line) => openUnits(line) > 0);
  return {
    made: made.map((own) => showOwnReturn(own, photos.get(own.id))),
    ask: isOpen ? { until: showUntil(askUntil(order)) } : undefined,
  };
}
