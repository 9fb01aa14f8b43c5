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
    "Somebody who agreed to news made an account.",
    welcome,
    "unsubscribe",
  ),
  "follow-cart": follows(
    "Abandoned cart",
    "A cart was left alone by somebody who agreed to news.",
    cart,
    "unsubscribe",
  ),
  "follow-review": follows(
    "Delivery follow-up",
    "An order was delivered to somebody who agreed to news.",
    review,
    "unsubscribe",
  ),
  "follow-check-in": follows(
    "Missed check-in",
    "Somebody who asked for reminders has not answered.",
    checkIn,
    "stop-reminders",
  ),
  "follow-win-back": follows(
    "Win-back",
    "Somebody who agreed to news has not ordered for a while.",
    winBack,
    "unsubscribe",
  ),
} satisfies Record<string, MailEntry>;
