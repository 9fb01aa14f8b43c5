export const newsletterMail = {
  hello: "Hello,",
  footer: "You get this email because this address was entered in our newsletter form.",
  nothing:
    "Not you? Ignore this email. You will not get the newsletter, and we delete the address within a week.",
  stop: "Unsubscribe",

  confirmSubject: "Please confirm the newsletter",
  confirmText:
    "someone asked for our newsletter with this address. If it was you, press the button. It works for a week.",
  confirmAction: "Confirm the newsletter",

  alreadySubject: "You already get the newsletter",
  alreadyText:
    "someone asked for our newsletter with this address, but you already get it. There is nothing you need to do.",

  welcomeSubject: "Welcome to the newsletter",
  welcomeText:
    "thank you for confirming. From now on we will send you new articles and tell you what changed in old ones.",
  welcomeMore: "They contain no doses and no personal medical advice.",
  read: "Read the articles",
  welcomeFooter: "You get this email because you subscribed to our newsletter.",
} as const;

export const campaignMail = {
  footer: "You get this email because you agreed to news and offers from us.",
  stop: "Unsubscribe or change what we count",
  code: (code: string) => `Your code: ${code}`,
  see: (name: string) => `See ${name}`,
  testSubject: (subject: string) => `Test: ${subject}`,
} as const;
