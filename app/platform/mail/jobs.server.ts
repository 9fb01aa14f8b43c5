import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Ctx } from "../access/ctx.server.ts";
import type { Db } from "../database/db.server.ts";
import { inBatches } from "../database/in-batches.server.ts";
import { inTransaction } from "../database/transaction.server.ts";
import { moduleJobs, task, type JobCtx } from "../jobs/task.server.ts";
import { removeLinks } from "./remove-links.ts";
import { neutralMail } from "./neutral-mail.ts";
import { attachmentsOf } from "./queries.server.ts";
import { openLinks } from "./seal-links.server.ts";
import { withShopLine } from "./shop-line.ts";
import { smtpVerdict, type SmtpFailure } from "./smtp-verdict.ts";
import { noteMailEvent, suppressionOf } from "./suppressions.server.ts";
import { MOST_TRIES } from "./suppression-terms.ts";
import { mails } from "./tables.server.ts";

declare module "../jobs/shop-jobs.ts" {
  interface ShopTasks {
    "mail.deliver": { mailId: string };
  }
}

const ofMail = z.object({ mailId: z.string() });

/** The shop's name, its operator in one line, and its address for replies. */
export type Sender = {
  name: string;
  line: string;
  replyTo: string | undefined;
  /** The sender's name for readers whose mails must reveal nothing before they are opened. */
  privateName?: string | undefined;
};

/** The outcome of a mail; `stored` means that no mail server is set, so it stays in the outbox. */
export type MailOutcome = "sent" | "stored" | "withheld" | "hard" | "refused" | "given_up";

type Mail = typeof mails.$inferSelect;

type Outgoing = { mail: Mail; sender: Sender };

export type MailReader = (db: Db, mailId: string) => Promise<Outgoing | undefined>;

/** Every mail comes from this sender. */
export const mailFrom =
  (sender: Sender): MailReader =>
  async (db, mailId) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    return mail && { mail, sender };
  };

/** Hooks of campaigns: a stopped campaign withholds its mails, and every outcome is counted. */
export type MailWatch = {
  /** Whether the mail is one of its own; the others below are asked about such mails alone. */
  follows(mail: Mail): boolean;
  /** Why this mail must no longer go; undefined if it may. */
  reasonAgainst(ctx: Ctx, mail: Mail): Promise<string | undefined>;
  /** Runs in the transaction that stores the outcome. */
  became(ctx: Ctx, mail: Mail, outcome: MailOutcome): Promise<void>;
};

/** The shop's logo as PNG, and its displayed size in pixels. */
type LogoOf = (db: Db) => Promise<{ bytes: Uint8Array; width: number; height: number } | undefined>;

/**
 * Delivers one mail, if its address may receive it now. Temporary failures are thrown, so that the
 * job runs again. The message id stays the same: after a crash between sending and storing the
 * outcome the mail is sent twice, and mail programs show it once.
 */
export function deliverMailAs(
  readMail: MailReader,
  watches: readonly MailWatch[] = [],
  logoOf: LogoOf = async () => undefined,
) {
  return task("mail.deliver", ofMail, async (ctx, { mailId }) => {
    const found = await readMail(ctx.db, mailId);
    if (!found || found.mail.sentAt || found.mail.withheldAt) return;
    const { mail, sender } = found;
    const watch = watches.find((one) => one.follows(mail));
    const why =
      (await suppressionOf(ctx, mail.to, mail.purpose)) ?? (await watch?.reasonAgainst(ctx, mail));
    async function note(outcome: MailOutcome, values: PgUpdateSetSource<typeof mails>) {
      if (!watch) return change(ctx.db, mailId, values);
      await inTransaction(ctx, async (tx) => {
        await change(tx.db, mailId, values);
        await watch.became(tx, mail, outcome);
      });
    }
    if (why) return note("withheld", { withheldAt: ctx.now, withheldWhy: why });
    const { replyTo, privateName, ...shop } = sender;
    const { subject, html, text } = { ...mail, ...withShopLine(mail, shop) };
    const written = { subject, html, text };
    const signed = privateName ? neutralMail(written, mail.neutralSubject) : written;
    if (!ctx.mailer.send) return note("stored", signed);
    const attempts = sql`${mails.attempts} + 1`;
    try {
      // Replies to a mail to the shop itself go to the mail's sender.
      const answers = mail.replyTo ?? (replyTo === mail.to ? undefined : replyTo);
      // A neutral mail shows no logo. The outbox shows the name, since mails open there without
      // pictures.
      const logo = privateName ? undefined : await logoOf(ctx.db);
      const looked = logo ? withShopLine(mail, { ...shop, logo }) : signed;
      const opened = openLinks(ctx.sealers, mailId, { ...mail, ...signed, ...looked });
      const files = await attachmentsOf(ctx.db, mailId);
      const names = { fromName: shop.name, ownName: privateName ?? mail.fromName };
      await ctx.mailer.send({ ...opened, logo: logo?.bytes, files, ...names, replyTo: answers });
    } catch (error) {
      const ending = await failureOf(ctx, mail, error);
      if (!ending) throw error;
      return note(ending, {
        withheldAt: ctx.now,
        withheldWhy: ending,
        lastError: wordsOf(error),
        attempts,
      });
    }
    await note("sent", { ...signed, sentAt: ctx.now, attempts, lastError: null });
  });
}

/** Undefined if the mail is retried. News is given up after hours, other mails after days. */
async function failureOf(
  ctx: JobCtx,
  mail: Mail,
  error: unknown,
): Promise<MailOutcome | undefined> {
  const { id: mailId, to: address, purpose } = mail;
  const verdict = smtpVerdict(failureIn(error));
  const event = { eventId: `smtp:${mailId}`, address, mailId, note: wordsOf(error) };
  if (verdict === "address") {
    await noteMailEvent(ctx, { ...event, kind: "hard" });
    return "hard";
  }
  if (purpose === "marketing" && verdict === "mail") return "refused";
  if (purpose === "marketing" && mail.attempts + 1 >= MOST_TRIES) {
    await noteMailEvent(ctx, { ...event, kind: "soft" });
    return "given_up";
  }
  await noteFailure(ctx.db, mailId, error);
  return undefined;
}

export const deliverMail = deliverMailAs(mailFrom({ name: "", line: "", replyTo: undefined }));

const DAYS_WITH_LINKS = 90;
const BATCH = 200;

/** Scheduled: removes secret links from old mails, used or not. The text stays. */
export const removeOldLinks = task("mail.remove-links", z.unknown(), async ({ db, now }) => {
  const before = addDays(now, -DAYS_WITH_LINKS);
  await inBatches(BATCH, async (size) => {
    const old = await db
      .select({ id: mails.id, html: mails.html, text: mails.text })
      .from(mails)
      .where(and(isNull(mails.linksRemovedAt), lt(mails.createdAt, before)))
      .limit(size);
    for (const { id, ...mail } of old) {
      const left = { ...removeLinks(mail), unsubscribeUrl: null, linksRemovedAt: now };
      await db.update(mails).set(left).where(eq(mails.id, id));
    }
    return old.length;
  });
});

async function noteFailure(db: Db, mailId: string, error: unknown): Promise<void> {
  await change(db, mailId, { attempts: sql`${mails.attempts} + 1`, lastError: wordsOf(error) });
}

/** The mail library adds these fields to its errors. */
function failureIn(error: unknown): SmtpFailure {
  return typeof error === "object" && error !== null ? { ...error } : {};
}

const wordsOf = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 500) : "unknown";

async function change(db: Db, mailId: string, values: PgUpdateSetSource<typeof mails>) {
  await db.update(mails).set(values).where(eq(mails.id, mailId));
}

export function mailJobs(readMail: MailReader, watches: readonly MailWatch[], logoOf: LogoOf) {
  return moduleJobs({
    tasks: [deliverMailAs(readMail, watches, logoOf)],
    schedule: [{ task: removeOldLinks, match: "35 19 * * *" }],
  });
}
