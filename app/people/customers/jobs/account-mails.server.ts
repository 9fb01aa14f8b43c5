import { z } from "zod";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { authWithin, type Auth } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { keepNext } from "../commands/keep-next.server.ts";
import { AccountMail } from "../emails/account-mail.tsx";
import { signInLinkName } from "../queries/account-links.server.ts";
import { confirmedCustomer } from "../queries/customer.server.ts";
import { accountMail as say, type AccountWords } from "../texts/mail.ts";
import { confirmationLink, resetLink, signInLink } from "../views/account-links.ts";

const ofAddress = z.object({ email: z.string() });
/** `next` is the page that opens after the link. */
const ofLink = ofAddress.extend({ next: z.string().optional() });
const ofSignUp = ofLink.extend({ known: z.boolean() });
const ofUser = z.object({ userId: z.string() });
const ofEvent = ofUser.extend({ eventId: z.string() });
const ofChange = ofAddress.extend({ changeId: z.string() });

export type OfLink = z.infer<typeof ofLink>;
export type OfSignUp = z.infer<typeof ofSignUp>;
export type OfUser = z.infer<typeof ofUser>;
export type OfEvent = z.infer<typeof ofEvent>;
export type OfChange = z.infer<typeof ofChange>;

/** Long enough to find the mail, and longer than the interval between two mails. */
const SIGN_IN_LINK_MS = 15 * 60_000;

/** Mails about an account. The library makes the tokens in their links. */
export const accountMails = (auth: Auth) =>
  [
    task("customers.mail-sign-up", ofSignUp, (ctx, { known, ...link }) =>
      known ? mailKnown(ctx, link.email) : mailConfirmation(ctx, auth, link),
    ),
    task("customers.mail-confirmation", ofLink, (ctx, link) => mailConfirmation(ctx, auth, link)),
    task("customers.mail-reset", ofLink, (ctx, link) => mailReset(ctx, auth, link)),
    task("customers.mail-sign-in-link", ofLink, mailSignInLink),
    task("customers.mail-password-changed", ofChange, (ctx, { email, changeId }) =>
      mail(ctx, email, `password-changed:${changeId}`, say.changed, resetPage(ctx)),
    ),
    // Tells the owner's mailbox that the account has another way to sign in.
    task("customers.mail-google-added", ofUser, (ctx, { userId }) =>
      mailOwner(ctx, userId, `google-added:${userId}`, say.google, resetPage(ctx)),
    ),
    task("customers.mail-new-device", ofEvent, (ctx, { userId, eventId }) =>
      mailOwner(ctx, userId, `new-device:${eventId}`, say.device, resetPage(ctx)),
    ),
    task("customers.mail-guessed", ofEvent, (ctx, { userId, eventId }) =>
      mailOwner(ctx, userId, `guessed:${eventId}`, say.guessed, `${ctx.links.appUrl}/sign-in-link`),
    ),
  ] as const;

/** Only an address that waits for its confirmation gets a mail. */
async function mailConfirmation(ctx: JobCtx, auth: Auth, { email, next }: OfLink): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    events: {
      confirmationToken: async (owner, token) => {
        const link = confirmationLink(ctx.links.appUrl, token);
        await mail(ctx, owner.email, `confirm-address:${hashToken(token)}`, say.confirm, link);
        if (next) await keepNext(ctx, owner.id, next);
      },
    },
  });
  await within.api.sendVerificationEmail({ body: { email } });
}

async function mailReset(ctx: JobCtx, auth: Auth, { email, next }: OfLink): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    events: {
      resetToken: async (owner, token) => {
        const link = resetLink(ctx.links.appUrl, token);
        await mail(ctx, owner.email, `reset-password:${hashToken(token)}`, say.reset, link);
        if (next) await keepNext(ctx, owner.id, next);
      },
    },
  });
  await within.api.requestPasswordReset({ body: { email } });
}

/**
 * Only confirmed addresses get a link, because the password of another account may be a stranger's.
 */
async function mailSignInLink(ctx: JobCtx, { email, next }: OfLink): Promise<void> {
  const owner = await findAccount(ctx.db, email);
  if (!owner?.emailVerified) return;
  const token = ctx.ids.newToken();
  await ctx.db.insert(verification).values({
    id: ctx.ids.newId(),
    identifier: signInLinkName(token),
    value: owner.id,
    expiresAt: new Date(ctx.now.getTime() + SIGN_IN_LINK_MS),
  });
  const link = signInLink(ctx.links.appUrl, token);
  await mail(ctx, owner.email, `sign-in-link:${hashToken(token)}`, say.link, link);
  if (next) await keepNext(ctx, owner.id, next);
}

/** At most once a day, so that no one can fill another person's mailbox by repeated sign-ups. */
async function mailKnown(ctx: JobCtx, email: string): Promise<void> {
  const account = await findAccount(ctx.db, email);
  if (!account) return;
  const day = ctx.now.toISOString().slice(0, 10);
  await mail(ctx, email, `account-exists:${account.id}:${day}`, say.exists, resetPage(ctx));
}

const resetPage = (ctx: JobCtx) => `${ctx.links.appUrl}/reset-password`;

async function mailOwner(
  ctx: JobCtx,
  userId: string,
  dedupeKey: string,
  words: AccountWords,
  href: string,
): Promise<void> {
  const owner = await confirmedCustomer(ctx.db, userId);
  if (owner) await mail(ctx, owner.email, dedupeKey, words, href);
}

async function mail(
  ctx: JobCtx,
  to: string,
  dedupeKey: string,
  words: AccountWords,
  href: string,
): Promise<void> {
  const { subject } = words;
  await queueShopMail(ctx, {
    kind: words.kind,
    values: {},
    dedupeKey,
    to,
    subject,
    template: AccountMail,
    props: { words, href },
  });
}
