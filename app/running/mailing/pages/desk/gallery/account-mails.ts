import { NewsletterMail } from "#app/reach/campaigns/emails/newsletter-mail.tsx";
import { newsletterMail as newsletter } from "#app/reach/campaigns/texts/mail.ts";
import { AccountMail } from "#app/people/customers/emails/account-mail.tsx";
import { accountMail as account, type AccountWords } from "#app/people/customers/texts/mail.ts";
import { FactorMail } from "#app/running/security/emails/factor-mail.tsx";
import { factorMail, type FactorNews } from "#app/running/security/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

function ofAccount(name: string, when: string, words: AccountWords): MailEntry {
  return {
    name,
    when,
    samples: (d) => [
      sampleMail(words.subject, {}, AccountMail, { words, href: `${d.shop}/reset-password` }),
    ],
  };
}

function ofFactor(name: string, when: string, news: FactorNews): MailEntry {
  const words = factorMail.news[news];
  return {
    name,
    when,
    samples: (d) => [
      sampleMail(words.subject, {}, FactorMail, { words, href: `${d.shop}/portal/security` }),
    ],
  };
}

type Newsletter = { subject: string; texts: readonly string[]; button: string; footer: string };

function ofNewsletter(name: string, when: string, words: Newsletter): MailEntry {
  const { subject, texts, button, footer } = words;
  return {
    name,
    when,
    samples: (d) => [
      sampleMail(subject, {}, NewsletterMail, {
        title: subject,
        paragraphs: texts,
        action: { label: button, href: `${d.shop}/learn` },
        footer,
        stop: `${d.shop}/newsletter/stop/${d.token}`,
      }),
    ],
  };
}

export const ACCOUNT_MAILS = {
  "account-confirm": ofAccount("Email confirmation", "Someone signs up.", account.confirm),
  "account-exists": ofAccount(
    "Account already exists",
    "Someone signs up with an email that has an account.",
    account.exists,
  ),
  "account-reset": ofAccount("New password", "Someone requests a new password.", account.reset),
  "account-changed": ofAccount("Password changed", "A password is changed.", account.changed),
  "account-link": ofAccount("Sign-in link", "Someone requests a sign-in link.", account.link),
  "account-device": ofAccount("New device", "A new browser signs in.", account.device),
  "account-guessed": ofAccount(
    "Password guessing",
    "Many wrong passwords are tried.",
    account.guessed,
  ),
  "account-allow-email": ofAccount(
    "Allow a new email",
    "Someone changes an account’s email. Sent to the current email.",
    account.allowEmail,
  ),
  "account-confirm-new-email": ofAccount(
    "Confirm the new email",
    "Someone changes an account’s email. Sent to the new email.",
    account.confirmNewEmail,
  ),
  "account-email-in-use": ofAccount(
    "Email in use",
    "Someone changes an account’s email to one that already has an account.",
    account.emailInUse,
  ),
  "account-email-changed": ofAccount(
    "Email changed",
    "An account’s email is changed.",
    account.emailChanged,
  ),
  "account-google": ofAccount(
    "Google sign-in added",
    "Someone first signs in with Google.",
    account.google,
  ),
  "security-app_on": ofFactor("App added", "An authenticator app is added.", "app_on"),
  "security-app_off": ofFactor("App removed", "An authenticator app is removed.", "app_off"),
  "security-codes_new": ofFactor(
    "New recovery codes",
    "New recovery codes are created.",
    "codes_new",
  ),
  "security-code_used": ofFactor("Recovery code used", "A recovery code is used.", "code_used"),
  "security-passkey_added": ofFactor("Passkey added", "A passkey is added.", "passkey_added"),
  "security-passkey_removed": ofFactor(
    "Passkey removed",
    "A passkey is removed.",
    "passkey_removed",
  ),
  "security-removed_by_owner": ofFactor(
    "Second step removed",
    "An owner removes the second step of an account.",
    "removed_by_owner",
  ),
  "newsletter-confirm": ofNewsletter(
    "Newsletter confirmation",
    "Someone signs up for the newsletter.",
    {
      subject: newsletter.confirmSubject,
      texts: [newsletter.confirmText, newsletter.nothing],
      button: newsletter.confirmAction,
      footer: newsletter.footer,
    },
  ),
  "newsletter-already": ofNewsletter(
    "Already subscribed",
    "A subscriber signs up for the newsletter again.",
    {
      subject: newsletter.alreadySubject,
      texts: [newsletter.alreadyText],
      button: newsletter.read,
      footer: newsletter.footer,
    },
  ),
  "newsletter-welcome": ofNewsletter("Newsletter welcome", "A subscription is confirmed.", {
    subject: newsletter.welcomeSubject,
    texts: [newsletter.welcomeText, newsletter.welcomeMore],
    button: newsletter.read,
    footer: newsletter.welcomeFooter,
  }),
} satisfies Record<string, MailEntry>;
