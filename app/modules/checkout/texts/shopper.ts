import { formatMoney } from "#app/lib/money.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import { listWords } from "#app/lib/list-words.ts";

export const checkoutMessages = {
  haveAccount: "You need no account to order.",
  signIn: "Sign in",
  createAccount: "Create an account",
  title: "Checkout",
  backToCart: "Back to cart",
  contact: "Contact",
  delivery: "Delivery",
  deliveryLead: "Within the Philippines only.",
  arrives: ({ days, usual }: { days: string; usual: string }) =>
    `Ordered today, it arrives ${days}. ${usual}.`,
  payment: "Payment",
  confirm: "Confirm and pay",
  fields: {
    email: "Email",
    phone: "Phone",
    firstName: "First name",
    lastName: "Last name",
    address: "Address",
    barangay: "Barangay",
    province: "Province",
    city: "City or municipality",
    postalCode: "Postal code",
    paymentMethod: "How do you want to pay?",
    terms: "Terms",
    supervision: "Medical supervision",
  },
  optional: "Optional",
  emailHint: "Your receipt and news of the parcel go here.",
  didYouMean: (email: string) => `Did you mean ${email}?`,
  phoneHint:
    "Only for the courier, if your parcel cannot be delivered. Needed for cash on delivery.",
  addressHint: "House or unit number and street; a landmark helps the courier",
  methodHints: {
    card: "Visa, Mastercard or JCB, on our payment provider's page. Then you come back here.",
    gcash: "You approve it in your GCash app and come back here.",
    maya: "You approve it in your Maya app and come back here.",
    bank: "We show you the account and a reference. Your items are reserved for 48 hours; without an account, once you have confirmed your e-mail.",
    cod: "Pay the courier in cash. We mail you a link to confirm the order first.",
  } satisfies Record<PaymentMethod, string>,
  adultAndTerms: "I am 18 or older, and I accept the",
  terms: "terms and conditions",
  and: "and the",
  privacy: "privacy notice",
  newTab: "(opens in a new tab)",
  supervisionLabel: (products: readonly string[]) =>
    `A licensed clinician supervises my use of ${listWords(products)}.`,
  theseProducts: "the products in this order",
  placeOrder: "Place Order",
  acceptFirst: "Accept the terms above to place your order.",
  nextStep: "Nothing is charged yet: the next page shows how to pay.",
  summary: "Order summary",
  items: (count: number) => `${count} ${count === 1 ? "item" : "items"}`,
  times: (quantity: number) => `× ${quantity}`,
  review: "Write a review",
  reviewOf: (product: string) => `Write a review of ${product}`,
  changeCart: "Change your cart",
  returned: {
    cancelled: { title: "Payment cancelled", text: "Nothing was charged." },
    failed: {
      title: "Payment declined",
      text: "Your bank or wallet did not approve it, so nothing was charged. Try again, or choose another way to pay.",
    },
    open: {
      title: "Payment not finished",
      text: "No payment has reached us yet. If you did pay, look at your order first, so that you do not pay twice.",
    },
    over: {
      title: "Payment not finished",
      text: "No order of this cart waits for a payment any more. Its items are still in your cart.",
    },
  },
  asLeft: "Your cart and everything you entered are as you left them.",
  lookThrough: "What you entered is filled in again. Please look through it and tick the boxes.",
  orderKept: (number: string, until: string | undefined) =>
    until
      ? `Order ${number} is kept, and its items stay reserved for you until ${until}.`
      : `Order ${number} is kept, and its items stay reserved for you.`,
  payThisOrder: "Pay this order",
  noGatewayTitle: "Checkout is closed at the moment",
  noGateway:
    "We cannot take payments right now, so no order was placed. Your cart stays as it is. Please come back later.",
  reference: (reference: string) =>
    `If it keeps happening, write to us and mention error ${reference}.`,

  fillRequired: "Please fill in all required fields",
  checkFields: "Please check these fields",
  acceptTerms: "Please accept the terms and conditions",
  emptyCart: "Your cart is empty",
  openAgain: "Open the checkout again",
  failed: "Failed to process order. Please try again.",
  required: "This field is required.",
  email: "Enter an e-mail address such as maria@example.com.",
  postalCode: "A Philippine postal code has four digits, such as 6000.",
  phone:
    "Enter a mobile number such as 0917 123 4567, a landline with its area code such as (02) 8123 4567, or a number abroad with + and its country code.",
  phoneForCash: "For cash on delivery the courier needs a Philippine phone number to call.",
  methodGone: "This way to pay is not available for this order any more. Please choose another.",
  countryOnly: "We ship within the Philippines only.",
  paymentMethod: "Choose how you want to pay.",
  unusualCharacters: "Please remove characters that cannot be printed.",
  tickOrNot: "Tick this box, or leave it empty.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  supervision: (products: readonly string[]) =>
    `Please confirm that you use ${listWords(products)} under medical supervision.`,
  clearanceRequired: (products: readonly string[]) =>
    `${listWords(products)} can only be ordered after a clinician has approved it for you. Remove it from your cart to order the rest.`,
  notForSale: (products: readonly string[]) =>
    `${listWords(products)} is no longer sold. Remove it from your cart to order the rest.`,
  shortage: (items: readonly { name: string; available: number }[]) =>
    items
      .map(({ name, available }) =>
        available <= 0 ? `${name} is out of stock.` : `Only ${available} of ${name} left.`,
      )
      .join(" "),
  tooLarge: "This is more than one order can hold. Please split it into two orders.",
  fullPrice: (problem: string) => `${problem} The total is the full price.`,
  withoutCode: "To order at the full price, remove it from your cart.",
  totalChanged: (total: number) =>
    `The total changed to ${formatMoney(total)} since this page was opened. Please check it and place the order again.`,
  gatewayDown:
    "Your order is saved and its items are reserved, but the payment page did not answer. Please try again.",
} as const;
