import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { addressesOf } from "../../queries/guest-records.server.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { openCustomerMail } from "#app/running/mailing/commands/open-customer-mail.server.ts";
import { isAboutHealth } from "#app/running/mailing/rules/mail-kinds.ts";
import { mailState } from "#app/selling/orders/rules/mails-again.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { readMailText } from "#app/platform/mail/read-mail-text.ts";
import { nameOfKind } from "./show-mails-to.server.ts";
import { z } from "zod";
import { sendMailAgain } from "#app/selling/orders/commands/send-mail-again.server.ts";
import { orderMailMessages as say } from "#app/selling/orders/texts/staff-mails.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";

const again = z.object({
  intent: z.literal("send-mail-again", say.refusals.not_found),
  key: z.uuid(say.refusals.not_found),
});

/** Sends a mail about an order again. */
export async function submitMail(
  served: RequestContext,
  request: Request,
  asked: { customerId: string; mailId: string },
) {
  const form = parseForm(again, await readFormTexts(request));
  if (!form.ok) return data({ problem: say.refusals.not_found }, { status: 422 });
  const { aboutId } = await openMail(served.ctx, asked);
  if (aboutId === null) return data({ problem: say.refusals.not_found }, { status: 409 });
  const { mailId, customerId } = asked;
  const sent = await sendMailAgain(served.ctx, { orderId: aboutId, mailId, key: form.value.key });
  if (!sent.ok) {
    const status = sent.reason === "forbidden" ? 403 : 409;
    return data({ problem: say.refusals[sent.reason] }, { status });
  }
  const page = href("/admin/customers/:customerId", { customerId });
  return redirectWithFlash(served, page, say.sent(sent.value.to));
}

type MailParams = { customerId: string; mailId: string };

/** A mail as the customer got it, without the links that would work for staff. */
export async function showMail(ctx: Ctx, { customerId, mailId }: MailParams) {
  const mail = await openMail(ctx, { customerId, mailId });
  const { aboutId, kind, subject, to, text } = mail;
  return {
    customerId,
    subject,
    to,
    template: nameOfKind(kind),
    at: formatDateTime(mail.sentAt ?? mail.createdAt),
    state: mailState(mail),
    isRecorded: isAboutHealth(kind),
    paragraphs: readMailText(text).map((parts) => parts.map((part) => part.text).join("")),
    /** The key of the form that sends the mail again. */
    key: aboutId !== null && may(ctx.actor, "orders:note") ? ctx.ids.newId() : undefined,
  };
}

/** Not found for another customer's mail, and for staff who may not read it. */
async function openMail(ctx: Ctx, { customerId, mailId }: MailParams) {
  const customer = orNotFound(await findCustomer(ctx.db, customerId));
  const addresses = [customer.email, ...(await addressesOf(ctx.db, customer.id))];
  const opened = await openCustomerMail(ctx, { id: customer.id, addresses }, mailId);
  if (!opened.ok) throw data(null, { status: opened.reason === "forbidden" ? 403 : 404 });
  return opened.value;
}
