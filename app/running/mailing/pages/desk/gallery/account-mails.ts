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
  "account-confirm": ofAccount("Confirm the email", "Somebody signs up.", account.confirm),
  "account-exists": ofAccount(
    "Account exists already",
    "Somebody signs up with the email of an account.",
    account.exists,
  ),
  "account-reset": ofAccount("New password", "Somebody asks for a new password.", account.reset),
  "account-changed": ofAccount("Password changed", "A password changes.", account.changed),
  "account-link": ofAccount("Sign-in link", "Somebody asks for a sign-in link.", account.link),
  "account-device": ofAccount("New device", "A new browser signs in.", account.device),
  "account-guessed": ofAccount("Password guessed", "Many passwords are tried.", account.guessed),
  "account-allow-email": ofAccount(
    "Allow another email",
    "Somebody wants another email for an account. To the present one.",
    account.allowEmail,
  ),
  "account-confirm-new-email": ofAccount(
    "Confirm the new email",
    "The same, to the new one.",
    account.confirmNewEmail,
  ),
  "account-email-in-use": ofAccount(
    "Email in use",
    "The same, when the new one has an account.",
    account.emailInUse,
  ),
  "account-email-changed": ofAccount(
    "Email changed",
    "An account has another email.",
    account.emailChanged,
  ),
  "account-google": ofAccount(
    "Google added",
    "Google signs in for the first time.",
    account.google,
  ),
  "security-app_on": ofFactor("App added", "An authenticator app is added.", "app_on"),
  "security-app_off": ofFactor("App removed", "An authenticator app is removed.", "app_off"),
  "security-codes_new": ofFactor("New recovery codes", "New codes are made.", "codes_new"),
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
    "Confirm the newsletter",
    "Somebody asks for the newsletter.",
    {
      subject: newsletter.confirmSubject,
      texts: [newsletter.confirmText, newsletter.nothing],
      button: newsletter.confirmAction,
      footer: newsletter.footer,
    },
  ),
  "newsletter-already": ofNewsletter(
    "Newsletter already on",
    "A subscriber asks for the newsletter.",
    {
      subject: newsletter.alreadySubject,
      texts: [newsletter.alreadyText],
      button: newsletter.read,
      footer: newsletter.footer,
    },
  ),
  "newsletter-welcome": ofNewsletter("Newsletter welcome", "The newsletter is confirmed.", {
    subject: newsletter.welcomeSubject,
    texts: [newsletter.welcomeText, newsletter.welcomeMore],
    button: newsletter.read,
    footer: newsletter.welcomeFooter,
  }),
} satisfies Record<string, MailEntry>;
