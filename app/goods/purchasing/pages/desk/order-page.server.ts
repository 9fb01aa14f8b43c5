import { data, href } from "react-router";
import { isUuid } from "#app/lib/is-uuid.ts";
import { endOrder } from "../../commands/end-order.server.ts";
import { markSent } from "../../commands/mark-sent.server.ts";
import { endForm, markSentForm } from "../../input.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs } from "#app/platform/http/forms.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

type FormTexts = Record<string, string>;

/** The acts on a purchase order's own page. */
export async function submitOrder(served: RequestContext, sent: FormTexts, orderId: string) {
  if (!isUuid(orderId)) throw notFound();
  const intent = sent["intent"] ?? "";
  const answer = (status: number, message: string, errors: FormTexts = {}) =>
    data({ intent, values: sent, errors, message }, { status });
  const act = await actOf(ACTS, intent)?.(sent, served.ctx, orderId);
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

const read = formActs<[Ctx, string], { errors: FormTexts }>((errors) => ({ errors }));

const ACTS = {
  "mark-sent": read(markSentForm, async (form, ctx, orderId) => ({
    done: await markSent(ctx, { orderId, ...form }),
    text: say.markedSent,
  })),
  cancel: read(endForm, async (form, ctx, orderId) => ({
    done: await endOrder(ctx, { orderId, how: "cancel", ...form }),
    text: say.cancelled,
  })),
  close: read(endForm, async (form, ctx, orderId) => ({
    done: await endOrder(ctx, { orderId, how: "close", ...form }),
    text: say.closed,
  })),
};
