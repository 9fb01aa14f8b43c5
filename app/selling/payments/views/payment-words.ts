import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";

const NAMES: Record<Exclude<PaymentMethod, "cod">, string> = {
  card: "card",
  gcash: "GCash",
  maya: "Maya",
  bank: "bank transfer",
};

const SAY = {
  by: (names: string) => `By ${names}.`,
  alsoCash: "Where the checkout offers it, you can also pay cash on delivery.",
  onlyCash: "Cash on delivery, where the checkout offers it.",
  card: "Card details are entered on the page of the payment provider; we never see a card number.",
  none: "No payment method is available at the moment.",
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
