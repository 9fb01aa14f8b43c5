import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { claimedLines } from "../../queries/claimed-lines.server.ts";
import { openUnits } from "../../rules/claim-units.ts";
import { askUntil, mayAsk } from "../../rules/may-ask.ts";
import { ownReturnMessages as say } from "../../texts/shopper.ts";
import { showUntil } from "../../views/show-own-returns.ts";

/** The buyer's form: the lines with units left, or the reason why it is closed. */
export async function loadAsk(ctx: Ctx, token: string) {
  const order = await openReceipt(ctx, token);
  const { orderNumber } = order;
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return { orderNumber, closed: say.problems[may.reason], lines: [] };
  const lines = (await claimedLines(ctx.db, order.id)).flatMap((line) => {
    const open = openUnits(line);
    return open > 0 ? [{ id: line.id, name: line.name, open }] : [];
  });
  if (lines.length === 0) return { orderNumber, closed: say.problems.nothing_left, lines };
  const until = showUntil(askUntil(order));
  return { orderNumber, closed: undefined, lines, until, key: ctx.ids.newId() };
}
