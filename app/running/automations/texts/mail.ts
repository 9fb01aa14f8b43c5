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
    subject: "Welcome, and where to begin",
    title: "Welcome",
    paragraphs: [
      "thank you for your account. In your portal you find your orders, your saved addresses, and what you noted.",
      "Questions? Reply to this email, and a person answers.",
    ],
    action: "Look around",
  },
  cart: {
    ...news,
    subject: "You left something in your cart",
    title: "Your cart is still here",
    paragraphs: [
      "what you chose is still in your cart. Prices and stock are those of today, and nothing is reserved for you.",
      "If you changed your mind, there is nothing you need to do.",
    ],
    action: "See your cart",
  },
  review: {
    ...news,
    subject: "How was your order?",
    title: "Did everything arrive well?",
    paragraphs: [
      "your order was delivered a while ago. If something was not right, reply to this email and we put it right.",
      "If you like, write in a few words how it was. Others who decide will read it.",
    ],
    action: "Write a review",
  },
  checkIn: {
    subject: "A few questions wait in your portal",
    title: "Three questions wait for you",
    paragraphs: [
      "something that you asked to be reminded of waits for your answers. It takes a minute.",
      "Nothing is ordered and nothing is charged unless you check out yourself.",
    ],
    action: "Open your portal",
    footer: "You get this because you asked for reminders in your portal.",
    stop: "Stop these reminders",
  },
  winBack: {
    ...news,
    subject: "It has been a while",
    title: "What is new since your last order",
    paragraphs: [
      "you have not ordered for a while, and that is fine. If you would like to, see what is new in the shop.",
      "If we did something wrong, reply to this email: a person reads it.",
    ],
    action: "See what is new",
  },
} as const satisfies { hello: string } & Record<string, AutomationWords | string>;
