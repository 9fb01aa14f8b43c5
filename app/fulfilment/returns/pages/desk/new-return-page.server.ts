import { data, href } from "react-router";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { askForReturn } from "../../commands/ask-for-return.server.ts";
import { claimedLines } from "../../queries/claimed-lines.server.ts";
import { openUnits } from "../../rules/claim-units.ts";
import { mayAsk } from "../../rules/may-ask.ts";
import { mayAskForBuyer } from "../../rules/return-moves.ts";
import { readAsk } from "../shop/read-ask.server.ts";
import { orderReturnMessages as say } from "../../texts/staff.ts";

/** The page on which staff add a return for a buyer: the units left, or the reason against it. */
export async function loadNewReturn(ctx: Ctx, orderId: string) {
  const order = await findOrder(ctx.db, orderId);
  if (!order) return undefined;
  const lines = (await claimedLines(ctx.db, orderId)).flatMap((line) => {
    const open = openUnits(line);
    return open > 0 ? [{ id: line.id, name: line.name, open }] : [];
  });
  const may = mayAsk(order, "staff", ctx.now);
  const problem = !mayAskForBuyer(ctx.actor)
    ? "forbidden"
    : !may.ok
      ? may.reason
      : lines.length === 0
        ? "nothing_left"
        : undefined;
  const closed = problem && say.problems[problem];
  const mayCredit = await hasAccount(ctx.db, order.customerId);
  return { orderNumber: order.orderNumber, closed, lines, mayCredit, key: ctx.ids.newId() };
}

type Texts = Record<string, string>;

export async function submitNewReturn(served: RequestContext, request: Request, orderId: string) {
  if (!(await findOrder(served.ctx.db, orderId))) throw notFound();
  const values = await readFormTexts(request);
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ message, errors, values }, { status });
  const form = readAsk(values);
  if (!form.ok) return again(422, "", form.errors);
  const asked = await askForReturn(served.ctx, { by: "staff", orderId }, form.value);
  if (!asked.ok) {
    return again(asked.reason === "forbidden" ? 403 : 409, say.problems[asked.reason]);
  }
  const { id: returnId, number } = asked.value;
  return redirectWithFlash(
    served,
    href("/admin/returns/:returnId", { returnId }),
    say.added(number),
  );
}
