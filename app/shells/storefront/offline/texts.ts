/** What is said about a lost connection, in messages and on the cached page. */
export const connectionMessages = {
  lost: "You are offline. You can keep reading this page.",
  back: "You are back online.",
  stays: "You are offline. You can open that page when you’re back online.",
  notSent: "You are offline. Nothing was sent, and what you typed is still here.",
  slow: "The connection is slow. Trying again.",
  busy: "The shop is busy. Trying again.",
  lastTry: "Still no answer. Trying once more.",
  title: "You are offline",
  text: "We can’t reach the shop, so this page can’t be shown. Your cart is safe, and nothing was sent.",
  again: "Try again",
  cart: "See your cart",
} as const;
