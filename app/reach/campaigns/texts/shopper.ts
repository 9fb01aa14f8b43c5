export const newsletterMessages = {
  card: "Stay Informed",
  cardText: "New articles and what changed in old ones, by email. No pushy offers.",
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  subscribe: "Subscribe",
  /** Stored with the consent as proof of its wording. */
  wording:
    "I want the newsletter by email: new articles, what changed in old ones, and news of the shop. I can unsubscribe at any time with the link in each email.",
  consent:
    "By subscribing you ask for the newsletter by email: new articles, what changed in old ones, and news of the shop. You can unsubscribe at any time with the link in each email. It starts only when you confirm your address.",
  privacy: "Privacy notice",

  title: "Newsletter",
  description:
    "New articles on peptides, storage and safety by email. It starts when you confirm your address, and you can unsubscribe at any time.",
  check: "Please check the form",
  askedTitle: "One more step: check your mailbox",
  asked:
    "If this address is yours, an email is on its way. The newsletter starts when you press the button in it. Nothing there after a few minutes? Check your spam folder, or send the form again in an hour.",
  closed: "We are not sending a newsletter at the moment, so there is nothing to subscribe to.",
  toArticles: "Read the articles",

  confirmTitle: "Confirm the newsletter",
  confirmLead: "Press the button to get the next newsletter.",
  confirm: "Yes, send me the newsletter",
  confirmed: "You are subscribed",
  confirmedText: "A welcome email is on its way. Every email has an unsubscribe link.",
  confirmedQuietly: "You will get the next newsletter. Every email has an unsubscribe link.",
  overTitle: "This link has expired",
  overText: "Confirmation links work for a week. Please ask for a new one.",
  askAgain: "Subscribe again",

  stopTitle: "End the newsletter",
  stopLead: "Press the button to stop getting the newsletter.",
  stop: "Unsubscribe",
  stopped: "You will get no more newsletters",
  stoppedText:
    "You will still get emails about your orders and your account. If this was a mistake, you can undo it for 30 days.",
  undo: "Undo, I want to stay",
  undone: "You are still subscribed",
  unknown: "This link has no newsletter",
  unknownText:
    "You unsubscribed some time ago, or have subscribed again since. There is nothing you need to do.",
  stayWording: "Undo, I want to stay: I want the newsletter by email again.",
} as const;

export const unsubscribeMessages = {
  title: "Emails with news and offers",
  lead: "Press the button to get no more of them.",
  stop: "Unsubscribe",
  ended: "You will get no more news and offers",
  endedText: "You will still get emails about your orders and your account.",
  again: "Subscribe again",
  unknown: "This link leads nowhere any more",
  unknownText: "It is too old, or was not copied whole. The newest email has one that works.",
  noLink: "This link leads nowhere any more. The newest email has one that works.",
  counting: "What we count",
  countingOn:
    "We count whether our news is opened and which of its links are followed, to see what is worth sending.",
  countingOff: "We do not count what you open or follow.",
  stopCounting: "Do not count what I open",
  startCounting: "You may count it again",
  counted: "We count again.",
  notCounted: "We no longer count what you open or follow.",
} as const;
