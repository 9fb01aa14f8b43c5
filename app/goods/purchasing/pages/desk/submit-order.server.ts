import { data, href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { endOrder } from "../../commands/end-order.server.ts";
import { markSent } from "../../commands/mark-sent.server.ts";
import { endForm, markSentForm } from "../../input.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

type FormTexts = Record<string, string>;

export async function submitOrder(served: RequestContext, sent: FormTexts, orderId: string) {
  if (!isUuid(orderId)) throw notFound();
  const intent = sent["intent"] ?? "";
  const answer = (status: number, message: string, errors: FormTexts = {}) =>
    data({ intent, values: sent, errors, message }, { status });
  const act = await run(served, sent, orderId);
  if (act === undefined) return answer(422, say.noStep);
  if ("errors" in act) {
    const stale = act.errors["version"];
    return stale ? answer(409, say.errors.changed_meanwhile) : answer(422, "", act.errors);
  }
  const { done, text } = act;
  if (done.ok) {
    const page = href("/admin/purchase-orders/:orderId", { orderId });
    return redirectWithFlash(served, page, text(done.value.number));
  }
  if (done.reason === "not_found") throw notFound();
  return answer(done.reason === "forbidden" ? 403 : 409, say.errors[done.reason]);
}

async function run({ ctx }: RequestContext, sent: FormTexts, orderId: string) {
  switch (sent["intent"]) {
    case "mark-sent": {
      const form = parseForm(markSentForm, sent);
      if (!form.ok) return { errors: form.errors };
      return { done: await markSent(ctx, { orderId, ...form.value }), text: say.markedSent };
    }
    case "cancel":
    case "close": {
      const form = parseForm(endForm, sent);
      if (!form.ok) return { errors: form.errors };
      const how = sent["intent"];
      const done = await endOrder(ctx, { orderId, how, ...form.value });
      return { done, text: how === "cancel" ? say.cancelled : say.closed };
    }
    default:
      return undefined;
  }
}
