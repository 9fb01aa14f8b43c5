import { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { sendMailAgain } from "../../commands/send-mail-again.server.ts";
import { orderMailMessages as say } from "../../texts/staff-mails.ts";
import type { StaffAction } from "./staff-answer.ts";

const mailToSend = z.object({ mailId: z.uuid(), key: z.uuid() });

export const mailActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "send-mail-again": async ({ ctx }, orderId, texts) => {
    const form = parseForm(mailToSend, texts);
    if (!form.ok) return refuse("refused", { text: say.refusals.not_found });
    const sent = await sendMailAgain(ctx, { orderId, ...form.value });
    if (!sent.ok) return refuse("refused", { text: say.refusals[sent.reason] });
    return ok(say.sent(sent.value.to));
  },
};
