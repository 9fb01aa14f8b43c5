import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";

const NAMES: Record<Exclude<PaymentMethod, "cod">, string> = {
  card: "card",
  gcash: "GCash",
  maya: "Maya",
  bank: "bank transfer",
};

const SAY = {
  by: (names: string) => `By ${names}.`,
  alsoCash: "You can also pay cash on delivery where checkout offers it.",
  onlyCash: "Cash on delivery, where checkout offers it.",
  card: "You enter card details on the payment provider’s page, so we never see your card number.",
  none: "No payment method is available right now.",
};

/** The text for `{payments}` in answers: the offered methods, in sentences. */
export function paymentWords(methods: readonly PaymentMethod[]): string {
  const names = methods.flatMap((method) => (method === "cod" ? [] : [NAMES[method]]));
  const cash = methods.includes("cod") && (names.length > 0 ? SAY.alsoCash : SAY.onlyCash);
  const said = [
    names.length > 0 && SAY.by(oneOf(names)),
    cash,
    methods.includes("card") && SAY.card,
  ].filter((sentence) => sentence !== false);
  return said.join(" ") || SAY.none;
}

const oneOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" or ");
