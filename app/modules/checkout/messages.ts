import { formatMoney } from "#app/lib/money.ts";

export const checkoutMessages = {
  fillRequired: "Please fill in all required fields",
  acceptTerms: "Please accept the terms and conditions",
  emptyCart: "Your cart is empty",
  failed: "Failed to process order. Please try again.",
  required: "This field is required.",
  email: "Enter an e-mail address such as maria@example.com.",
  postalCode: "A Philippine postal code has four digits, such as 6000.",
  phone: "Enter a phone number such as 0917 123 4567.",
  countryOnly: "We ship within the Philippines only.",
  paymentMethod: "Choose how you want to pay.",
  unusualCharacters: "Please remove characters that cannot be printed.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  supervision: (products: readonly string[]) =>
    `Please confirm that you use ${list(products)} under medical supervision.`,
  clearanceRequired: (products: readonly string[]) =>
    `${list(products)} can only be ordered after a clinician has approved it for you. Remove it from your cart to order the rest.`,
  notForSale: (products: readonly string[]) =>
    `${list(products)} is no longer sold. Remove it from your cart to order the rest.`,
  shortage: (items: readonly { name: string; available: number }[]) =>
    items
      .map(({ name, available }) =>
        available === 0 ? `${name} is out of stock.` : `Only ${available} of ${name} left.`,
      )
      .join(" "),
  totalChanged: (total: number) =>
    `The total changed to ${formatMoney(total)} since this page was opened. Please check it and place the order again.`,
  gatewayDown:
    "Your order is saved and its items are reserved, but the payment page did not answer. Please try again.",
} as const;

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

function list(names: readonly string[]): string {
  return conjunction.format(names);
}
