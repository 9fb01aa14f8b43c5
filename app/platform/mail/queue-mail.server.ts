import { render, toPlainText } from "@react-email/components";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { createElement, type ComponentType } from "react";
import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "../access/ctx.server.ts";
import type { Db } from "../database/db.server.ts";
import { enqueue } from "../jobs/enqueue.server.ts";
import { sealLinks } from "./seal-links.server.ts";
import { mails } from "./tables.server.ts";

export type MailShare = { key: string; most: number; hours: number };

export type MailDraft<P extends object> = {
  /** One per cause, so that a repeated event writes no second mail. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Ends such mails by a POST without a form. */
  unsubscribeUrl?: string;
  /** A calendar file that goes along. */
  calendar?: string | undefined;
  /** Mails with this key go out at most so many times within these hours; what is over stays unsent. */
  share?: MailShare | undefined;
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
  const { unsubscribeUrl } = draft;
  return ctx.db.transaction(async (tx) => {
    const withheld = draft.share && (await isUsedUp(tx, draft.share, ctx.now));
    const written = await tx
      .insert(mails)
      .values({
        id,
        dedupeKey: draft.dedupeKey,
        messageId: `<${id}@project-me>`,
        to: draft.to,
        subject: draft.subject,
        ...sealLinks(ctx.sealers, id, { html, text: toPlainText(html), unsubscribeUrl }),
        calendar: draft.calendar,
        createdAt: ctx.now,
        shareKey: draft.share?.key,
        withheldAt: withheld ? ctx.now : null,
      })
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (written.length > 0 && !withheld) await enqueue(tx, "mail.deliver", { mailId: id });
    return written.length > 0;
  });
}

/** Mails of one share are counted one after the other, so that none slips through beside another. */
async function isUsedUp(tx: Db, { key, most, hours }: MailShare, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 6))`);
  const since = addMinutes(now, -hours * 60);
  const counted = and(
    eq(mails.shareKey, key),
    gt(mails.createdAt, since),
    isNull(mails.withheldAt),
  );
  return (await tx.$count(mails, counted)) >= most;
}
