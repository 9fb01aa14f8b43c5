import { data, href } from "react-router";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { transferAfter } from "../../queries/transfers-to-check.server.ts";
import { staffTransferMessages as say } from "../../texts/staff.ts";
import { transferActions } from "./transfer-actions.server.ts";

type RefusedTransfer = {
  about: string;
  intent: string;
  text: string;
  errors: Record<string, string>;
  values: Record<string, string>;
};

/** The answer to a form that was sent from a list's panel. */
export type TransferSent = RefusedTransfer | { about: string; done: string };

type TransferContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };

/** Answers one transfer, then shows the next. A list's panel moves on by itself. */
export async function submitTransfer(served: TransferContext, request: Request) {
  const texts = await readFormTexts(request);
  const { intent = "", orderId: about = "" } = texts;
  const again = (status: number, text: string, errors: Record<string, string> = {}) =>
    data<TransferSent>({ about, intent, text, errors, values: texts }, { status });
  const act = actOf(transferActions, intent);
  if (!act) return again(400, say.notUnderstood);
  const { db } = served.ctx;
  const order = await findOrder(db, about);
  if (!order) return again(404, say.refused.not_found);
  const next = await transferAfter(db, order.id);
  const done = await act(served, order.id, texts);
  if (!done.ok) {
    const { text, errors } = done;
    return errors ? again(422, text, errors) : again(409, say.ofOrder(order.orderNumber, text));
  }
  const text = say.ofOrder(order.orderNumber, done.value);
  if (texts["beside"] !== undefined) return data<TransferSent>({ about, done: text });
  const queue = href("/admin/orders/to-check");
  const to = next === undefined ? queue : `${queue}?order=${next}`;
  return redirectWithFlash(served, to, { tone: "success", text });
}
