import type { WatchAbout } from "../rules/watch-terms.ts";

type WatchFacts = {
  title: (name: string) => string;
  lead: (name: string, price: string) => string;
  /** Stored with the address, as proof of what the watcher agreed to. */
  wording: string;
  consent: string;
  done: string;
};

const kept = "is used only for that email and deleted after it is sent, or after six months.";

export const watchMessages = {
  about: {
    stock: {
      title: (name) => `Get an email when ${name} is back`,
      lead: (name) =>
        `${name} is out of stock right now. We’ll email you once when you can order it again.`,
      wording: `I want one email when this product can be ordered again. My address ${kept}`,
      consent: `By submitting this form, you ask for one email when this product can be ordered again. Your address ${kept} No account and no newsletter.`,
      done: "We’ll send one email as soon as you can order it again. Nothing is reserved for you, so it’s first come, first served.",
    },
    price: {
      title: (name) => `Price drop alert for ${name}`,
      lead: (name, price) =>
        `${name} costs ${price} now. If you’d rather wait, we’ll email you once when the price drops.`,
      wording: `I want one email when the price of this product drops. My address ${kept}`,
      consent: `By submitting this form, you ask for one email when the price of this product drops. Your address ${kept} No account and no newsletter.`,
      done: "We’ll send one email as soon as you can order it for less. The price may also stay the same or rise.",
    },
  } satisfies Record<WatchAbout, WatchFacts>,
  email: "Email",
  emailNeeded: "Enter your email address, like maria@example.com",
  send: "Notify me",
  check: "Please check the form",
  doneTitle: "You’re on the list",
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: "Stop these emails",
  stopLead:
    "You asked for an email about a product that is out of stock or may get cheaper. You can delete all such requests for your address here.",
  stop: "Delete my requests",
  stopped: "Done. We deleted all requests for your address.",
  nothingLeft: "No requests are left for your address. We have already deleted it.",
} as const;
