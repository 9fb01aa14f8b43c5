import { data, href } from "react-router";
import { z } from "zod";
import { HOURS } from "#app/running/settings/rules/hours.ts";
import { chooseMails } from "../../commands/choose-mails.server.ts";
import { mailChoicesOf } from "../../queries/mail-choices.server.ts";
import { mailsOf, topicsOf, TOPIC_MAILS } from "../../rules/staff-topics.ts";
import { mailChoiceMessages as say } from "../../texts/staff-mail-choices.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { AnswerView } from "#app/running/security/pages/portal/security-answer.server.ts";

const mails = z.enum(TOPIC_MAILS, say.odd).default("off");

const form = z.object({
  "mails.orders": mails,
  "mails.returns": mails,
  "mails.messages": mails,
  "mails.stock": mails,
  "mails.care": mails,
  "mails.shop": mails,
  digestHour: z.enum(HOURS, say.odd).transform(Number),
});

/** The mail choices that the signed-in member of staff has, and their current values. */
export async function showOwnMails(ctx: Ctx) {
  const actor = signedIn(ctx);
  const { choices, digestHour } = await mailChoicesOf(ctx.db, actor);
  const topics = topicsOf(actor).map((topic) => {
    return { topic, chosen: choices[topic], mails: mailsOf(topic) };
  });
  return { email: actor.email, topics, digestHour };
}

export async function submitOwnMails(served: RequestContext, sent: Record<string, string>) {
  const read = form.safeParse(sent);
  if (!read.success) return data<AnswerView>({ message: say.odd }, { status: 422 });
  const { digestHour, ...typed } = read.data;
  const choices = {
    orders: typed["mails.orders"],
    returns: typed["mails.returns"],
    messages: typed["mails.messages"],
    stock: typed["mails.stock"],
    care: typed["mails.care"],
    shop: typed["mails.shop"],
  };
  const done = await chooseMails(served.ctx, { choices, digestHour });
  if (done.ok) return redirectWithFlash(served, href("/admin/me"), say.saved);
  return data<AnswerView>({ message: say.odd }, { status: 403 });
}
