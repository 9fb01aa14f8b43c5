export const newsletterMail = {
  hello: "Hello,",
  footer: "You get this email because this address was entered in our newsletter form.",
  nothing:
    "Not you? Ignore this email. You won’t get the newsletter, and we’ll delete the address within a week.",
  stop: "Unsubscribe",

  confirmSubject: "Confirm your newsletter subscription",
  confirmText:
    "Someone signed up for our newsletter with this address. If it was you, press the button. The link works for a week.",
  confirmAction: "Confirm subscription",

  alreadySubject: "You’re already subscribed to the newsletter",
  alreadyText:
    "Someone signed up for our newsletter with this address, but you already get it. You don’t need to do anything.",

  welcomeSubject: "Welcome to the newsletter",
  welcomeText:
    "Thank you for confirming. We’ll send you new articles and tell you what changed in old ones.",
  welcomeMore: "Our articles contain no doses and no personal medical advice.",
  read: "Read the articles",
  welcomeFooter: "You get this email because you subscribed to our newsletter.",
} as const;

export const campaignMail = {
  footer: "You get this email because you agreed to news and offers from us.",
  stop: "Unsubscribe or change tracking",
  code: (code: string) => `Your code: ${code}`,
  see: (name: string) => `View ${name}`,
  testSubject: (subject: string) => `Test: ${subject}`,
} as const;
