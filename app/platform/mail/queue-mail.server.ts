import { render, toPlainText } from "@react-email/components";
import { createElement } from "react";
import type { ComponentType } from "react";
import type { Ctx } from "../access/ctx.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { mails } from "./tables.server.ts";

export type MailDraft<P extends object> = {
  /** One per cause, so that a repeated event writes no second mail. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Ends such mails by a POST without a form. */
  unsubscribeUrl?: string;
  /** A calendar file that goes along. */
  calendar?: string | undefined;
  template: ComponentType<P>;
  props: P;
};

/**
 * Writes the mail to the outbox and asks for its delivery; a known key changes nothing. Answers
 * whether the mail is new.
 */
export async function queueMail<P extends object>(ctx: Ctx, draft: MailDraft<P>): Promise<boolean> {
  const html = await render(createElement(draft.template, draft.props));
  const id = ctx.ids.newId();
  return ctx.db.transaction(async (tx) => {
    const written = await tx
      .insert(mails)
      .values({
        id,
        dedupeKey: draft.dedupeKey,
        messageId: `<${id}@project-me>`,
        to: draft.to,
        subject: draft.subject,
        html,
        text: toPlainText(html),
        unsubscribeUrl: draft.unsubscribeUrl,
        calendar: draft.calendar,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (written.length > 0) await enqueue(tx, "mail.deliver", { mailId: id });
    return written.length > 0;
  });
}
