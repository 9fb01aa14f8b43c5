import { z } from "zod";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { JobCtx, Task } from "#app/platform/jobs/task.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { removeOldUnconfirmed } from "./commands/remove-old-unconfirmed.server.ts";
import { AccountMail } from "./emails/account-mail.tsx";
import type { AccountMailProps } from "./emails/account-mail.tsx";
import { accountMessages } from "./messages.ts";
import { confirmedCustomer } from "./queries/customer.server.ts";
import { confirmationLink, resetLink } from "./rules/account-links.ts";

const say = accountMessages.mail;
const ofAddress = z.object({ email: z.string() });
const ofSignUp = ofAddress.extend({ known: z.boolean() });
const ofUser = z.object({ userId: z.string() });
const ofChange = ofAddress.extend({ changeId: z.string() });

/** By the clock: who never confirmed is not kept. */
export const removeUnconfirmedAccounts = task("customers.remove-unconfirmed", z.unknown(), (ctx) =>
  removeOldUnconfirmed(ctx),
);

/** The mails of the account module; the library makes the tokens in their links. */
export function accountTasks(auth: Auth): Task[] {
  return [
    task("customers.mail-sign-up", ofSignUp, (ctx, { email, known }) =>
      known ? mailKnown(ctx, email) : mailConfirmation(ctx, auth, email),
    ),
    task("customers.mail-confirmation", ofAddress, (ctx, { email }) =>
      mailConfirmation(ctx, auth, email),
    ),
    task("customers.mail-reset", ofAddress, (ctx, { email }) => mailReset(ctx, auth, email)),
    task("customers.mail-password-changed", ofChange, mailPasswordChanged),
    task("customers.mail-google-added", ofUser, mailGoogleAdded),
  ];
}

/** To an address that waits for it; any other gets nothing. */
async function mailConfirmation(ctx: JobCtx, auth: Auth, email: string): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    confirmationToken: (owner, token) =>
      mail(ctx, owner.email, `confirm-address:${hashToken(token)}`, say.confirmSubject, {
        text: say.confirmText,
        notYou: say.confirmNotYou,
        action: {
          label: accountMessages.confirmTitle,
          href: confirmationLink(ctx.links.appUrl, token),
        },
      }),
  });
  await within.api.sendVerificationEmail({ body: { email } });
}

async function mailReset(ctx: JobCtx, auth: Auth, email: string): Promise<void> {
  const within = authWithin(auth, ctx.db, {
    resetToken: (owner, token) =>
      mail(ctx, owner.email, `reset-password:${hashToken(token)}`, say.resetSubject, {
        text: say.resetText,
        notYou: say.resetNotYou,
        action: { label: accountMessages.resetTitle, href: resetLink(ctx.links.appUrl, token) },
      }),
  });
  await within.api.requestPasswordReset({ body: { email } });
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
