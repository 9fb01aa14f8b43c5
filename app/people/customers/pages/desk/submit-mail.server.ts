import { data, href } from "react-router";
import { z } from "zod";
import { sendMailAgain } from "#app/selling/orders/commands/send-mail-again.server.ts";
import { orderMailMessages as say } from "#app/selling/orders/texts/staff-mails.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { openMail } from "./show-mail.server.ts";

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
