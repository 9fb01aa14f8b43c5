export const watchMessages = {
  title: (name: string) => `Tell me when ${name} is back`,
  lead: (name: string) =>
    `${name} is out of stock right now. We write once when it can be ordered again.`,
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  /** Kept with the address, so that it is known what was agreed to. */
  wording:
    "I want one email when this can be ordered again. My address is used for that email alone and deleted once it is sent, or after six months.",
  consent:
    "By sending this you ask for one email when this can be ordered again. Your address is used for that email alone and deleted once it is sent, or after six months. No account, no news.",
  send: "Notify me",
  check: "Please check the form",
  doneTitle: "We have noted it",
  done: "One email comes to this address as soon as it can be ordered again. Nothing is reserved for you, so it is first come, first served.",
  isBack: (name: string) => `${name} can be ordered again`,
  isBackHint: "There is no need to wait for an email.",
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: "No more of these emails",
  stopLead:
    "You asked to be told when something is back in stock. One press, and every such request of your address is deleted.",
  stop: "Stop these emails",
  stopped: "Done. No request of your address is left with us.",
  nothingLeft:
    "Nothing waits under this link any more: the email you had was the only one, and your address is deleted.",
} as const;
