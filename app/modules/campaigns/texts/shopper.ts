export const newsletterMessages = {
  card: "Stay Informed",
  cardText: "New articles and what changed in old ones, by email. No offers that hurry you.",
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  subscribe: "Subscribe",
  /** Kept with the consent, so that it is known what was agreed to. */
  wording:
    "I want the newsletter by email: new articles, what changed in old ones, and news of the shop. I can end it at any time by one press in each mail.",
  consent:
    "By subscribing you ask for the newsletter by email: new articles, what changed in old ones, and news of the shop. You can end it at any time by one press in each mail. It begins only when you confirm your address.",
  privacy: "Privacy notice",

  title: "Newsletter",
  description:
    "New articles on peptides, storage and safety by email. It begins when you confirm your address, and ends by one press.",
  check: "Please check the form",
  askedTitle: "One more step: look into your mailbox",
  asked:
    "If this address is yours, a mail is on its way to it. The newsletter begins when you press the button in it. Nothing there after a few minutes? Look into the spam folder, or send the form again in an hour.",
  toArticles: "Read the articles",

  confirmTitle: "Confirm the newsletter",
  confirmLead: "One press, and the next newsletter comes to your mailbox.",
  confirm: "Yes, send me the newsletter",
  confirmed: "You are subscribed",
  confirmedText: "A welcome mail is on its way. Each mail has a link that ends the newsletter.",
  overTitle: "This link is over",
  overText: "Links that confirm work for a week. Please ask for a new one.",
  askAgain: "Subscribe again",

  stopTitle: "End the newsletter",
  stopLead: "One press, and no more newsletters come to your mailbox.",
  stop: "Unsubscribe",
  stopped: "Done. You get no more newsletters",
  stoppedText:
    "Mails about your orders and your account still come. If this was a mistake, you can undo it for 30 days.",
  undo: "Undo, I want to stay",
  undone: "You stay subscribed",
  unknown: "No newsletter is sent by this link",
  unknownText:
    "It was ended some time ago, or you have subscribed again since. There is nothing to do.",
  stayWording: "Undo, I want to stay: I want the newsletter by email again.",
} as const;
