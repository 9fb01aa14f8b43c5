/** To each address that waited for an item. */
export const watchMail = {
  subject: (name: string) => `${name} is back in stock`,
  text: (name: string) =>
    `you asked us to tell you when ${name} can be ordered again. It can, as of now.`,
  noPromise:
    "Nothing is reserved for you: it is first come, first served. If it is gone when you get there, you can ask again.",
  action: "Go to the product",
  footer: "This was the one email you asked for, and your address is deleted from this list.",
  stop: "Stop all emails of this kind",
} as const;
