import { and, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inBatches } from "#app/platform/database/in-batches.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { keepNext } from "./commands/keep-next.server.ts";
import { removeOldUnconfirmed } from "./commands/remove-old-unconfirmed.server.ts";
import { AccountMail } from "./emails/account-mail.tsx";
import type { AccountMailProps } from "./emails/account-mail.tsx";
import { accountMessages } from "./messages.ts";
import { signInLinkName } from "./queries/account-links.server.ts";
import { confirmedCustomer } from "./queries/customer.server.ts";
import { confirmationLink, resetLink, signInLink } from "./rules/account-links.ts";
import { KNOWN_DEVICE_DAYS } from "./rules/known-device.ts";
import { knownDevices } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopEvents {
    "customer.confirmed": { userId: string };
    "customer.signed-in": { userId: string };
  }
  interface ShopTasks {
    "customers.mail-sign-up": z.input<typeof ofSignUp>;
    "customers.mail-confirmation": z.input<typeof ofLink>;
    "customers.mail-reset": z.input<typeof ofLink>;
    "customers.mail-sign-in-link": z.input<typeof ofLink>;
    "customers.mail-password-changed": z.input<typeof ofChange>;
    "customers.mail-google-added": z.input<typeof ofUser>;
    "customers.mail-new-device": Event;
    "customers.mail-guessed": Event;
  }
}

const say = accountMessages.mail;
const ofAddress = z.object({ email: z.string() });
/** `next` is where the reader of the mail wants to go from its link. */
const ofLink = ofAddress.extend({ next: z.string().optional() });
const ofSignUp = ofLink.extend({ known: z.boolean() });
const ofUser = z.object({ userId: z.string() });
const ofEvent = ofUser.extend({ eventId: z.string() });
const ofChange = ofAddress.extend({ changeId: z.string() });

type Event = z.infer<typeof ofEvent>;

/** Long enough to find the mail, and longer than the time between two of them. */
const SIGN_IN_LINK_MS = 15 * 60_000;

/** By the clock: who never confirmed is not kept. */
const removeUnconfirmedAccounts = task("customers.remove-unconfirmed", z.unknown(), (ctx) =>
  removeOldUnconfirmed(ctx),
);

/** Browsers that nobody signed in with for long are not known any more. */
export const forgetOldDevices = task("customers.forget-devices", z.unknown(), async (ctx) => {
  const before = addDays(ctx.now, -KNOWN_DEVICE_DAYS);
  await inBatches(1_000, async (size) => {
    const old = ctx.db
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(lt(knownDevices.usedAt, before))
      .limit(size);
    const gone = await ctx.db
      .delete(knownDevices)
      .where(and(inArray(knownDevices.tokenHash, old), lt(knownDevices.usedAt, before)));
    return gone.rowCount ?? 0;
  });
});

/** The mails of the account module; the library makes the tokens in their links. */
export function customersJobs(auth: Auth) {
  const tasks = [
    task("customers.mail-sign-up", ofSignUp, (ctx, { known, ...link }) =>
      known ? mailKnown(ctx, link.email) : mailConfirmation(ctx, auth, link),
    ),
    task("customers.mail-confirmation", ofLink, (ctx, link) => mailConfirmation(ctx, auth, link)),
    task("customers.mail-reset", ofLink, (ctx, link) => mailReset(ctx, auth, link)),
    task("customers.mail-sign-in-link", ofLink, (ctx, link) => mailSignInLink(ctx, link)),
    task("customers.mail-password-changed", ofChange, mailPasswordChanged),
    task("customers.mail-google-added", ofUser, mailGoogleAdded),
    task("customers.mail-new-device", ofEvent, mailNewDevice),
    task("customers.mail-guessed", ofEvent, mailGuessed),
  ] as const;
  const schedule = [
    { task: removeUnconfirmedAccounts, match: "0 19 * * *" },
    { task: forgetOldDevices, match: "7 19 * * *" },
  ] as const;
  return moduleJobs({ tasks, schedule });
}

type Link = z.infer<typeof ofLink>;

/** To an address that waits for it; any other gets nothing. */
async function mailConfirmation(ctx: JobCtx, auth: Auth, { email, next }: Link): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    confirmationToken: async (owner, token) => {
      await mail(ctx, owner.email, `confirm-address:${hashToken(token)}`, say.confirmSubject, {
        text: say.confirmText,
        notYou: say.confirmNotYou,
        action: {
          label: accountMessages.confirmTitle,
          href: confirmationLink(ctx.links.appUrl, token),
        },
      });
      if (next) await keepNext(ctx, owner.id, next);
    },
  });
  await within.api.sendVerificationEmail({ body: { email } });
}

async function mailReset(ctx: JobCtx, auth: Auth, { email, next }: Link): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    resetToken: async (owner, token) => {
      await mail(ctx, owner.email, `reset-password:${hashToken(token)}`, say.resetSubject, {
        text: say.resetText,
        notYou: say.resetNotYou,
        action: { label: accountMessages.resetTitle, href: resetLink(ctx.links.appUrl, token) },
      });
      if (next) await keepNext(ctx, owner.id, next);
    },
  });
  await within.api.requestPasswordReset({ body: { email } });
}

/** Only to a confirmed address: the password of any other account may be a stranger's. */
async function mailSignInLink(ctx: JobCtx, { email, next }: Link): Promise<void> {
  const owner = await findAccount(ctx.db, email);
  if (!owner?.emailVerified) return;
  const token = ctx.ids.newToken();
  await ctx.db.insert(verification).values({
    id: ctx.ids.newId(),
    identifier: signInLinkName(token),
    value: owner.id,
    expiresAt: new Date(ctx.now.getTime() + SIGN_IN_LINK_MS),
  });
  await mail(ctx, owner.email, `sign-in-link:${hashToken(token)}`, say.linkSubject, {
    text: say.linkText,
    notYou: say.linkNotYou,
    action: { label: accountMessages.signIn, href: signInLink(ctx.links.appUrl, token) },
  });
  if (next) await keepNext(ctx, owner.id, next);
}

/** Once a day at most, so that nobody can fill another's mailbox by signing up again and again. */
async function mailKnown(ctx: JobCtx, email: string): Promise<void> {
  const account = await findAccount(ctx.db, email);
  if (!account) return;
  const day = ctx.now.toISOString().slice(0, 10);
  await mail(ctx, email, `account-exists:${account.id}:${day}`, say.existsSubject, {
    text: say.existsText,
    notYou: say.existsNotYou,
    action: { label: accountMessages.resetTitle, href: `${ctx.links.appUrl}/reset-password` },
  });
}

async function mailPasswordChanged(
  ctx: JobCtx,
  { email, changeId }: z.infer<typeof ofChange>,
): Promise<void> {
  await mail(ctx, email, `password-changed:${changeId}`, say.changedSubject, {
    text: say.changedText,
    notYou: say.changedNotYou,
    action: { label: say.changedAction, href: `${ctx.links.appUrl}/reset-password` },
  });
}

/** A new way in is told to the owner by the old one, her mailbox. */
async function mailGoogleAdded(ctx: JobCtx, { userId }: z.infer<typeof ofUser>): Promise<void> {
  const owner = await confirmedCustomer(ctx.db, userId);
  if (!owner) return;
  await mail(ctx, owner.email, `google-added:${userId}`, say.googleSubject, {
    text: say.googleText,
    notYou: say.googleNotYou,
    action: { label: say.changedAction, href: `${ctx.links.appUrl}/reset-password` },
  });
}

async function mailNewDevice(ctx: JobCtx, { userId, eventId }: Event): Promise<void> {
  const owner = await confirmedCustomer(ctx.db, userId);
  if (!owner) return;
  await mail(ctx, owner.email, `new-device:${eventId}`, say.deviceSubject, {
    text: say.deviceText,
    notYou: say.deviceNotYou,
    action: { label: say.changedAction, href: `${ctx.links.appUrl}/reset-password` },
  });
}

async function mailGuessed(ctx: JobCtx, { userId, eventId }: Event): Promise<void> {
  const owner = await confirmedCustomer(ctx.db, userId);
  if (!owner) return;
  await mail(ctx, owner.email, `guessed:${eventId}`, say.guessedSubject, {
    text: say.guessedText,
    notYou: say.guessedNotYou,
    action: { label: accountMessages.linkOffer, href: `${ctx.links.appUrl}/sign-in-link` },
  });
}

async function mail(
  ctx: JobCtx,
  to: string,
  dedupeKey: string,
  subject: string,
  props: Omit<AccountMailProps, "title">,
): Promise<void> {
  const template = AccountMail;
  await queueMail(ctx, { dedupeKey, to, subject, template, props: { ...props, title: subject } });
}
