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
    "It was ended some time ago, or you have subscribed anew since. There is nothing to do.",
  stayWording: "Undo, I want to stay: I want the newsletter by email again.",

  admin: {
    title: "Newsletter",
    lead: "Who gets the newsletter. Only those who confirmed their address are written to; what they agreed to is kept with the consent.",
    confirmed: "Subscribed",
    pending: "Not confirmed yet",
    ended: "Ended",
    count: {
      confirmed: "Subscribed",
      pending: "Not confirmed yet",
      ended: "Ended in the last 30 days",
    },
    counts: "Figures",
    list: "Subscribers",
    email: "Email",
    state: "State",
    source: "Asked for at",
    sources: { learn: "Knowledge hub", newsletter: "Newsletter page" },
    asked: "Asked",
    since: "Confirmed",
    endedAt: "Ended",
    none: "Nobody has subscribed yet",
    noneHint: "The form is on the Knowledge hub. Whoever confirms it appears here.",
    noMore: "No more subscribers",
    pages: "Pages",
    previous: "Previous page",
    next: "Next page",
  },
} as const;

export const newsletterMail = {
  footer: "You get this mail because this address was typed into the newsletter form of our shop.",
  nothing:
    "If it was not you, do nothing: no newsletter comes, and the address is forgotten in a week.",
  stop: "Unsubscribe",

  confirmSubject: "Please confirm the newsletter",
  confirmText:
    "somebody asked for our newsletter with this address. If it was you, press the button. It works for a week.",
  confirmAction: "Confirm the newsletter",

  alreadySubject: "You get the newsletter already",
  alreadyText:
    "somebody asked for our newsletter with this address, and it comes here already. There is nothing to do.",

  welcomeSubject: "Welcome to the newsletter",
  welcomeText:
    "thank you for confirming. From now on new articles come to this mailbox, and what changed in old ones.",
  welcomeMore: "Nothing in them is a dose or advice for you alone.",
  read: "Read the articles",
  welcomeFooter: "You get this mail because you subscribed to our newsletter.",
} as const;
