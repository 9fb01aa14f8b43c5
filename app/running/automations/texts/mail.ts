/** The subject never mentions what the reader buys or takes. */
export type AutomationWords = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: string;
  footer: string;
  stop: string;
};

const news = {
  footer: "You get this email because you agreed to news and offers from us.",
  stop: "Unsubscribe",
} as const;

export const automationMail = {
  hello: "Hello,",
  welcome: {
    ...news,
    subject: "Welcome to your account",
    title: "Welcome",
    paragraphs: [
      "Thanks for creating an account. Your portal has your orders, saved addresses and notes.",
      "Questions? Reply to this email, and a person will answer.",
    ],
    action: "Look around",
  },
  cart: {
    ...news,
    subject: "You left something in your cart",
    title: "Your cart is still here",
    paragraphs: [
      "The items you chose are still in your cart. Prices and stock can change, and nothing is reserved for you.",
      "If you changed your mind, you don’t need to do anything.",
    ],
    action: "See your cart",
  },
  review: {
    ...news,
    subject: "How was your order?",
    title: "Did everything arrive well?",
    paragraphs: [
      "Your order was delivered a while ago. If something wasn’t right, reply to this email and we’ll make it right.",
      "If you like, share a short review to help other buyers decide.",
    ],
    action: "Write a review",
  },
  checkIn: {
    subject: "A few questions in your portal",
    title: "Three quick questions",
    paragraphs: [
      "You set a reminder, and it needs a few answers from you. It takes a minute.",
      "We won’t order or charge anything unless you check out yourself.",
    ],
    action: "Open your portal",
    footer: "You get this email because you turned on reminders in your portal.",
    stop: "Stop these reminders",
  },
  winBack: {
    ...news,
    subject: "It’s been a while",
    title: "What’s new since your last order",
    paragraphs: [
      "You haven’t ordered in a while, and that’s fine. If you’re curious, see what’s new in the shop.",
      "If we did something wrong, reply to this email. A person will read it.",
    ],
    action: "See what’s new",
  },
} as const satisfies { hello: string } & Record<string, AutomationWords | string>;
