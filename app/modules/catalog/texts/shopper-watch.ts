export const watchMessages = {
  title: (name: string) => `Tell me when ${name} is back`,
  lead: (name: string) =>
    `${name} is out of stock right now. We will email you once when you can order it again.`,
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  /** Kept with the address, so that it is known what was agreed to. */
  wording:
    "I want one email when this can be ordered again. My address is used for that email alone and deleted once it is sent, or after six months.",
  consent:
    "By sending this you ask for one email when this can be ordered again. Your address is used for that email alone and deleted once it is sent, or after six months. No account, no news.",
  send: "Notify me",
  check: "Please check the form",
  doneTitle: "You are on the list",
  done: "We will send one email to this address as soon as you can order it again. Nothing is reserved for you, so it is first come, first served.",
  isBack: (name: string) => `${name} can be ordered again`,
  isBackHint: "There is no need to wait for an email.",
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: "No more of these emails",
  stopLead:
    "You asked us to tell you when something is back in stock. Press the button to delete all such requests for your address.",
  stop: "Stop these emails",
  stopped: "Done. We have deleted all requests for your address.",
  nothingLeft:
    "There is nothing left to stop. You have had the only email, and your address is deleted.",
} as const;
