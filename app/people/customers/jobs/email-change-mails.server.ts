import { eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { AccountMail } from "../emails/account-mail.tsx";
import { isOpenChange } from "../rules/email-change.ts";
import { emailChanges } from "../tables.server.ts";
import { accountMail as say, type AccountWords } from "../texts/mail.ts";
import { emailChangeLink } from "../views/account-links.ts";

const ofEmailChange = z.object({ changeId: z.string() });
export type OfEmailChange = z.infer<typeof ofEmailChange>;

/** Mails a link to each mailbox, or tells the new one that its address has an account. */
export const mailEmailChange = task(
  "customers.mail-email-change",
  ofEmailChange,
  async (ctx, job) => inTransaction(ctx, (tx) => mailBoth({ ...ctx, db: tx.db }, job)),
);

async function mailBoth(ctx: JobCtx, { changeId }: OfEmailChange): Promise<void> {
  const own = eq(emailChanges.id, changeId);
  const [change] = await ctx.db.select().from(emailChanges).where(own).for("update");
  // A repeated run reuses the links of the mails that were sent.
  if (!change || change.oldTokenHash !== null || !isOpenChange(change, ctx.now)) return;
  const { oldEmail, newEmail } = change;
  const [oldToken, newToken] = [ctx.ids.newToken(), ctx.ids.newToken()];
  const namesake = await findAccount(ctx.db, newEmail);
  const isFree = !namesake?.emailVerified;
  await ctx.db
    .update(emailChanges)
    .set({
      oldTokenHash: hashToken(oldToken),
      newTokenHash: isFree ? hashToken(newToken) : null,
    })
    .where(own);
  const { appUrl } = ctx.links;
  const link = (token: string) => emailChangeLink(appUrl, token);
  await mail(ctx, oldEmail, `email-change-old:${changeId}`, say.allowEmail, link(oldToken));
  if (isFree) {
    const key = `email-change-new:${changeId}`;
    await mail(ctx, newEmail, key, say.confirmNewEmail, link(newToken));
  } else {
    // At most once a day, so that no one can fill another person's mailbox.
    const key = `email-in-use:${namesake.id}:${ctx.now.toISOString().slice(0, 10)}`;
    await mail(ctx, newEmail, key, say.emailInUse, new URL(href("/auth"), appUrl).href);
  }
}

export const mailEmailChanged = task(
  "customers.mail-email-changed",
  ofEmailChange,
  async (ctx, { changeId }) => {
    const own = eq(emailChanges.id, changeId);
    const [change] = await ctx.db.select().from(emailChanges).where(own);
    if (!change?.doneAt) return;
    const help = new URL(href("/contact"), ctx.links.appUrl).href;
    await mail(ctx, change.oldEmail, `email-changed-old:${changeId}`, say.emailChanged, help);
    await mail(ctx, change.newEmail, `email-changed-new:${changeId}`, say.emailChanged, help);
  },
);

async function mail(ctx: JobCtx, to: string, dedupeKey: string, words: AccountWords, link: string) {
  const { subject } = words;
  const props = { words, href: link };
  await queueShopMail(ctx, {
    kind: words.kind,
    values: {},
    dedupeKey,
    to,
    subject,
    template: AccountMail,
    props,
  });
}
