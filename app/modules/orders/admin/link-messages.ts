/** What staff read of the link of an order. */
export const linkMessages = {
  title: "Link to this order",
  lead: "Whoever has the link from a mail sees this order. If it got into wrong hands, replace it: no earlier link opens the order any more, and the buyer gets a mail with the new one.",
  submit: "Replace the link",
  done: "The earlier links open nothing any more. The new one is on the way to the buyer.",
} as const;
