import type { WatchAbout } from "../rules/watch-terms.ts";

type WatchFacts = {
  title: (name: string) => string;
  lead: (name: string, price: string) => string;
  /** Stored with the address, as proof of what the watcher agreed to. */
  wording: string;
  consent: string;
  done: string;
};

const kept = "is used for that email alone and deleted once it is sent, or after six months.";

export const watchMessages = {
  about: {
    stock: {
      title: (name) => `Tell me when ${name} is back`,
      lead: (name) =>
        `${name} is out of stock right now. We will email you once when you can order it again.`,
      wording: `I want one email when this can be ordered again. My address ${kept}`,
      consent: `By sending this you ask for one email when this can be ordered again. Your address ${kept} No account, no news.`,
      done: "We will send one email to this address as soon as you can order it again. Nothing is reserved for you, so it is first come, first served.",
    },
    price: {
      title: (name) => `Tell me when ${name} costs less`,
      lead: (name, price) =>
        `${name} can be ordered now and costs ${price}. If you would rather wait, we will email you once when it costs less.`,
      wording: `I want one email when this costs less than now. My address ${kept}`,
      consent: `By sending this you ask for one email when this costs less than today. Your address ${kept} No account, no news.`,
      done: "We will send one email to this address as soon as you can order it for less than today. The price can stay as it is for long, or rise.",
    },
  } satisfies Record<WatchAbout, WatchFacts>,
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  send: "Notify me",
  check: "Please check the form",
  doneTitle: "You are on the list",
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: "No more of these emails",
  stopLead:
    "You asked us to tell you when something is back in stock or costs less. Press the button to delete all such requests for your address.",
  stop: "Stop these emails",
  stopped: "Done. We have deleted all requests for your address.",
  nothingLeft:
    "There is nothing left to stop. You have had the only email, and your address is deleted.",
} as const;
