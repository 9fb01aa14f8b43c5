import { mayAsk, type ReturnableOrder } from "#app/modules/returns/rules/may-ask.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { showAnswer, type ShownAnswer } from "../views/show-answer.ts";
import { coldGoods } from "./cold-goods.server.ts";
import { arrivalOfOrder } from "./find-arrival.server.ts";

/** What the receipt says about how it arrived: the question, the answer, or nothing. */
export async function ownArrival(
  { db, now }: Ctx,
  order: ReturnableOrder & { id: string },
): Promise<{ answer: ShownAnswer | undefined } | undefined> {
  const may = mayAsk(order, "buyer", now);
  // No query for most receipts, whose parcel has not left.
  if (!may.ok && may.reason === "not_sent") return undefined;
  const own = await arrivalOfOrder(db, order.id);
  if (own) return { answer: showAnswer(own) };
  const asks = may.ok && (await coldGoods(db, order.id)).length > 0;
  return asks ? { answer: undefined } : undefined;
}
