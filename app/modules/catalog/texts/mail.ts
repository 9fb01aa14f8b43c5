/** To each address that waited for an item. */
export const watchMail = {
  subject: (name: string) => `${name} is back in stock`,
  text: (name: string) =>
    `you asked us to tell you when ${name} is back in stock. You can order it again now.`,
  noPromise:
    "Nothing is reserved for you, so it is first come, first served. If it has sold out again, you can ask for another email.",
  action: "Go to the product",
  footer: "This was the one email you asked for, and your address is deleted from this list.",
  stop: "Stop all emails of this kind",
} as const;
