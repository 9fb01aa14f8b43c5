/** Mails to addresses that wait for an item. */
export const watchMail = {
  /** It names no product, because other people may see it. */
  subject: "The product you wanted is back in stock",
  title: (name: string) => `${name} is back in stock`,
  text: (name: string) =>
    `You asked us to email you when ${name} is back in stock. You can order it again now.`,
  noPromise:
    "Nothing is reserved for you, so it’s first come, first served. If it sells out again, you can ask for another email.",
  action: "Go to the product",
  footer: "This was the one email you asked for. We deleted your address from this list.",
  stop: "Stop all emails of this kind",
} as const;

/** Mails to addresses that wait for a lower price. */
export const priceMail = {
  /** It names no product, because other people may see it. */
  subject: "The product you wanted costs less now",
  title: (name: string) => `${name} costs less now`,
  text: (name: string, before: string, now: string) =>
    `You asked us to email you when ${name} costs less. The price was ${before} then and is ${now} now.`,
  noPromise:
    "Nothing is reserved for you, and prices can change again. You pay the price shown in your cart.",
} as const;

/** The mail to the shop's mailbox about items below the owner's limits. */
export const lowStockMail = {
  subject: (items: readonly { name: string }[]) =>
    items.length === 1 ? `Low stock: ${items[0]?.name}` : `Low stock: ${items.length} products`,
  title: "Stock is running low",
  text: (count: number) =>
    count === 1
      ? "One product has fallen below your low stock limit:"
      : `${count} products have fallen below your low stock limits:`,
  item: (name: string, available: number, daysLeft: number | undefined) => {
    if (available === 0) return `${name}: none left`;
    const left = `${name}: ${available} left`;
    if (daysLeft === undefined) return left;
    if (daysLeft === 0) return `${left}, less than a day of sales`;
    return `${left}, about ${daysLeft === 1 ? "1 day" : `${daysLeft} days`} of sales`;
  },
  action: "Open stock",
  footer: "You get this email because low stock alerts are on in the shop’s settings.",
} as const;
