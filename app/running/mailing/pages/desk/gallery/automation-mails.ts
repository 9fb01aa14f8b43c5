import { AutomationMail } from "#app/running/automations/emails/automation-mail.tsx";
import { automationMail, type AutomationWords } from "#app/running/automations/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";

function follows(name: string, when: string, words: AutomationWords, stop: string): MailEntry {
  return {
    name,
    when,
    samples: (d) => [
      sampleMail(words.subject, {}, AutomationMail, {
        words,
        action: { label: words.action, href: `${d.shop}/portal` },
        stop: `${d.shop}/${stop}/${d.token}`,
      }),
    ],
  };
}

const { welcome, cart, review, checkIn, winBack } = automationMail;

export const AUTOMATION_MAILS = {
  "follow-welcome": follows(
    "Account welcome",
    "Someone who agreed to news creates an account.",
    welcome,
    "unsubscribe",
  ),
  "follow-cart": follows(
    "Abandoned cart",
    "Someone who agreed to news abandons a cart.",
    cart,
    "unsubscribe",
  ),
  "follow-review": follows(
    "Delivery follow-up",
    "An order is delivered to someone who agreed to news.",
    review,
    "unsubscribe",
  ),
  "follow-check-in": follows(
    "Missed check-in",
    "Someone who turned on reminders hasn’t answered.",
    checkIn,
    "stop-reminders",
  ),
  "follow-win-back": follows(
    "Win-back",
    "Someone who agreed to news hasn’t ordered for a while.",
    winBack,
    "unsubscribe",
  ),
} satisfies Record<string, MailEntry>;
