/**
 * Texts and lock-screen messages. They name no product, condition or shop, because others may read
 * them, and carry no link, because Philippine networks block texts with links. Each fits one part.
 */
export const smsTexts = {
  shipped: (order: string, tracking: string | undefined) =>
    `Your order ${order} has shipped.${tracking ? ` Tracking number: ${tracking}.` : ""}`,
  parcelShipped: (order: string, part: { number: number; all: number }, tracking?: string) =>
    `Parcel ${part.number} of ${part.all} of your order ${order} has shipped.${tracking ? ` Tracking number: ${tracking}.` : ""}`,
  tracking: (order: string, tracking: string | undefined) =>
    tracking
      ? `Your order ${order} has a new tracking number: ${tracking}.`
      : `Your order ${order} has new tracking details.`,
  delivered: (order: string) => `Your order ${order} was delivered.`,
  parcelDelivered: (order: string, part: { number: number; all: number }) =>
    `Parcel ${part.number} of ${part.all} of your order ${order} was delivered.`,
  reminder: "Your reminder for today is in your account.",
  answer: "A question is waiting in your account.",
  code: (code: string) =>
    `${code} is the code to confirm this number. It works for 10 minutes. Share it with no one.`,
  testPush: "Notifications work on this device.",
  test: "This is a message to try out your text messages.",
} as const;

const STOP = " Reply STOP to end texts.";

/** Says how to opt out, where the company passes replies on. */
export const withStop = (body: string, canReply: boolean): string =>
  canReply ? `${body}${STOP}` : body;

/** A tracking number as staff typed it, if it may be in a text. */
export const textTracking = (number: string | null): string | undefined =>
  number !== null && /^[A-Za-z0-9-]{4,30}$/.test(number) && /\d/.test(number) ? number : undefined;
