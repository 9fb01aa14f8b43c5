export const newsletterMail = {
  hello: "Hello,",
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
