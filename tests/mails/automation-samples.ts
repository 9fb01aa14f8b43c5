import { createElement } from "react";
import { AutomationMail } from "#app/running/automations/emails/automation-mail.tsx";
import { automationMail, type AutomationWords } from "#app/running/automations/texts/mail.ts";

const shop = "http://127.0.0.1:3000";
const { welcome, cart, review, checkIn, winBack } = automationMail;

/** What follows an event. */
export const AUTOMATION_SAMPLES = [
  follows("an account", welcome),
  follows("a cart that was left", cart),
  follows("a delivery", review),
  follows("a missed check-in", checkIn),
  follows("a long time without an order", winBack),
];

function follows(name: string, words: AutomationWords) {
  const action = { label: words.action, href: `${shop}/portal` };
  const stop = `${shop}/unsubscribe/${"a1B2c3D4".repeat(5)}`;
  const element = createElement(AutomationMail, { words, action, stop });
  return { name: `after ${name}`, title: words.title, element };
}
