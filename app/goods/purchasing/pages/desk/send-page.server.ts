import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { formatDate } from "#app/lib/dates.ts";
import { sendOrder } from "../../commands/send-order.server.ts";
import { letterForm } from "../../input.ts";
import { mayDo } from "../../rules/order-acts.ts";
import { letterText } from "../../texts/mail.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import { sendMessages } from "../../texts/staff-send.ts";
import { loadLogo } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { printedOrder } from "./print-order.server.ts";

/** The mail to the supplier, which staff can edit before they send it. */
export async function showLetter(ctx: Ctx, orderId: string) {
  const found = orNotFound(await printedOrder(ctx, orderId));
  const { order, shopName } = found;
  const { number, supplier, version, state, expectedOn } = order;
  return {
    id: orderId,
    number,
    reason: mayDo("send", state) ? "" : (say.notNow["send"]?.[state] ?? say.errors.not_now),
    wasSent: state !== "draft",
    values: {
      version: String(version),
      formKey: ctx.ids.newId(),
      to: supplier.email,
      subject: letterText.subject(number, shopName),
      text: letterText.text(supplier.contactName, expectedOn && formatDate(expectedOn)),
    },
  };
}

/** Sends the mail with the current PDF. */
export async function submitLetter(
  served: RequestContext,
  sent: Record<string, string>,
  { orderId, files }: { orderId: string; files: Files },
) {
  const form = parseForm(letterForm, sent);
  if (!form.ok) {
    const errors: Texts = form.errors;
    return data({ values: sent, errors, message: "" }, { status: 422 });
  }
  const found = orNotFound(await printedOrder(served.ctx, orderId));
  const pdf = await found.print(await loadLogo(served.ctx.db, files));
  const shopUrl = served.env.appUrl;
  const done = await sendOrder(served.ctx, { orderId, ...form.value, shopUrl, pdf });
  if (done.ok) {
    const page = href("/admin/purchase-orders/:orderId", { orderId });
    return redirectWithFlash(served, page, sendMessages.done(form.value.to));
  }
  if (done.reason === "not_found") throw notFound();
  const status = done.reason === "forbidden" ? 403 : 409;
  const errors: Texts = {};
  return data({ values: sent, errors, message: say.errors[done.reason] }, { status });
}
