import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { InboundMail } from "../input.ts";
import { loadCalendar } from "../queries/calendar.server.ts";
import { afterMail } from "../rules/after-mail.ts";
import { ignoredWhy, senderOf, type IgnoredWhy } from "../rules/ignore-mail.ts";
import { PER_ADDRESS, PER_SENDER } from "../rules/limits.ts";
import { mailSubject, mailText } from "../rules/mail-text.ts";
import { promiseTo } from "../rules/promise-to.server.ts";
import { ticketIdIn } from "../rules/reply-address.ts";
import { supportMails, supportTickets } from "../tables.server.ts";
import { storeTicket } from "./store-ticket.server.ts";

type MailContext = Pick<RequestContext, "ctx" | "limiter">;
type ShopAddresses = {
  /** The owner's address for answers. */
  inbound: string;
  /** The addresses that the shop sends from. */
  own: readonly string[];
};
type Outcome = "joined" | "opened" | "ignored" | "known";
type JoinMailRefusal = Refusal<"too_many"> & { retryAfter: number };
type Letter = { messageId: string; sender: string; subject: string; text: string; shown: string };

/**
 * Adds a mail to the ticket whose token is in the recipient address, no matter who sent it, or
 * opens a ticket. Each message id is taken once. Mails by programs are only counted.
 */
export async function joinMail(
  { ctx, limiter }: MailContext,
  mail: InboundMail,
  { inbound, own }: ShopAddresses,
): Promise<Result<Outcome, JoinMailRefusal>> {
  const { messageId } = mail;
  if (await isKnown(ctx, messageId)) return ok("known");
  const sender = senderOf(mail.from);
  const { allowed, retryAfter } = await limiter.take(PER_SENDER, hashToken(sender ?? ""));
  const why = ignoredWhy(mail, [inbound, ...own]);
  if (why || sender === undefined) {
    // A flood of such mails does not deserve a row each.
    if (allowed) await noteIgnored(ctx, messageId, why ?? "no_sender");
    return ok("ignored");
  }
  if (!allowed) return refuse("too_many", { retryAfter });
  const ticketId = await meantTicket(ctx, ticketIdIn(ctx, inbound, mail.to));
  if (ticketId === undefined) {
    const answered = await limiter.take(PER_ADDRESS, hashToken(sender));
    if (!answered.allowed) return refuse("too_many", { retryAfter: answered.retryAfter });
  }
  const subject = mailSubject(mail.subject);
  const letter = { messageId, sender, subject, ...mailText(mail.text) };
  return inTransaction(ctx, async (tx) => {
    // If a mail is delivered twice at once, the second delivery waits here and finds the first.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${messageId}, 7))`);
    if (await isKnown(tx, messageId)) return ok("known" as const);
    const ticket =
      ticketId === undefined ? undefined : await lockRow(tx.db, supportTickets, ticketId, "update");
    if (!ticket) return ok(await openByMail(tx, letter));
    return ok(await addToTicket(tx, ticket, letter));
  });
}

async function addToTicket(
  tx: Ctx,
  ticket: typeof supportTickets.$inferSelect,
  letter: Letter,
): Promise<Outcome> {
  const mailId = await storeMail(tx, ticket.id, letter, { opensTicket: false });
  const { dueAt } = promiseTo([letter.shown], tx.now, await loadCalendar(tx.db));
  const changed = afterMail(ticket, dueAt);
  await tx.db.update(supportTickets).set(changed).where(eq(supportTickets.id, ticket.id));
  // The mail has the words. The log has none because it is kept longer.
  await recordAudit(tx, {
    action: "ticket.mail_joined",
    subject: { type: "ticket", id: ticket.id },
    before: { status: ticket.status },
    after: { status: changed.status, mailId },
  });
  return "joined";
}

async function openByMail(tx: Ctx, letter: Letter): Promise<Outcome> {
  const opened = await storeTicket(tx, {
    formKey: tx.ids.newId(),
    name: letter.sender,
    email: letter.sender,
    phone: null,
    subject: letter.subject,
    message: letter.shown,
    topic: "other",
  });
  if (!opened.ok) throw new Error("a new form key was used before");
  const { ticketId } = opened.value;
  const mailId = await storeMail(tx, ticketId, letter, { opensTicket: true });
  await recordAudit(tx, {
    action: "ticket.opened_by_mail",
    subject: { type: "ticket", id: ticketId },
    after: { mailId },
  });
  return "opened";
}

async function storeMail(
  tx: Ctx,
  ticketId: string,
  { messageId, sender, text, shown }: Letter,
  { opensTicket }: { opensTicket: boolean },
): Promise<string> {
  const id = tx.ids.newId();
  await tx.db.insert(supportMails).values({
    id,
    messageId,
    ticketId,
    fromAddress: sender,
    text,
    shown,
    opensTicket,
    createdAt: tx.now,
  });
  return id;
}

async function noteIgnored(ctx: Ctx, messageId: string, why: IgnoredWhy): Promise<void> {
  await recordAudit(ctx, {
    action: "mail.ignored",
    subject: { type: "mail", id: hashToken(messageId) },
    after: { why },
  });
}

/** A ticket that was deleted since is ignored. */
async function meantTicket({ db }: Ctx, ticketId: string | undefined) {
  if (ticketId === undefined) return undefined;
  const found = await db.$count(supportTickets, eq(supportTickets.id, ticketId));
  return found > 0 ? ticketId : undefined;
}

async function isKnown({ db }: Ctx, messageId: string): Promise<boolean> {
  return (await db.$count(supportMails, eq(supportMails.messageId, messageId))) > 0;
}
