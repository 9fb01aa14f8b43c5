export const newsletterMessages = {
  card: "Stay Informed",
  cardText: "New and updated articles by email. No pushy offers.",
  email: "Email",
  emailNeeded: "Enter your email address, like maria@example.com",
  subscribe: "Subscribe",
  /** Stored with the consent as proof of its wording. */
  wording:
    "I want the newsletter by email: new articles, what changed in old ones, and news from the shop. I can unsubscribe at any time with the link in each email.",
  consent:
    "You get new articles, changes to old ones and news from the shop. It starts when you confirm your address, and each email has a link to unsubscribe.",
  privacy: "Privacy notice",

  title: "Newsletter",
  description:
    "New articles on peptides, storage and safety by email. It starts when you confirm your address, and you can unsubscribe at any time.",
  check: "Please check the form",
  askedTitle: "One more step: check your mailbox",
  asked:
    "If this address is yours, an email is on its way. Press the button in it to start the newsletter. Nothing after a few minutes? Check your spam folder, or send the form again in an hour.",
  closed: "We’re not sending a newsletter right now, so you can’t subscribe.",
  toArticles: "Read the articles",

  confirmTitle: "Confirm your subscription",
  confirmLead: "Press the button to start the newsletter.",
  confirm: "Yes, send me the newsletter",
  confirmed: "You’re subscribed",
  confirmedText: "A welcome email is on its way. Every email has an unsubscribe link.",
  confirmedQuietly: "You’ll get the next newsletter. Every email has an unsubscribe link.",
  overTitle: "This link has expired",
  overText: "Confirmation links work for a week. Please ask for a new one.",
  askAgain: "Subscribe again",

  stopTitle: "Unsubscribe from the newsletter",
  stopLead: "Press the button to stop getting the newsletter.",
  stop: "Unsubscribe",
  stopped: "You’re unsubscribed",
  stoppedText:
    "You’ll still get emails about your orders and account. If this was a mistake, you can undo it within 30 days.",
  undo: "Undo and stay subscribed",
  undone: "You’re still subscribed",
  unknown: "This link no longer works",
  unknownText:
    "You unsubscribed some time ago, or the link is old or incomplete. If you still get the newsletter, use the link in the newest one.",
  stayWording: "Undo and stay subscribed: I want the newsletter by email again.",
} as const;

export const unsubscribeMessages = {
  title: "News and offers by email",
  lead: "Press the button to stop these emails.",
  stop: "Unsubscribe",
  ended: "You’ll get no more news and offers",
  endedText: "You’ll still get emails about your orders and account.",
  again: "Subscribe again",
  unknown: "This link no longer works",
  unknownText: "The link is too old, or wasn’t copied in full. Use the link in our newest email.",
  noLink: "This link no longer works. Use the link in our newest email.",
  counting: "Email tracking",
  countingOn:
    "We track whether you open our news and which links you follow, to see what’s worth sending.",
  countingOff: "We don’t track what you open or follow.",
  stopCounting: "Turn tracking off",
  startCounting: "Turn tracking on",
  counted: "Tracking is on.",
  notCounted: "Tracking is off.",
} as const;
