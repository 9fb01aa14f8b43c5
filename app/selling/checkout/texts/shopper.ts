import { formatMoney } from "#app/lib/money.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { arrivesText } from "#app/selling/cart/texts/shopper-arrives.ts";
import { listWords } from "#app/lib/list-words.ts";

const them = (products: readonly string[]) => (products.length === 1 ? "it" : "them");

export const checkoutMessages = {
  haveAccount: "You need no account to order.",
  signIn: "Sign in",
  createAccount: "Create an account",
  title: "Checkout",
  backToCart: "Back to cart",
  contact: "Contact",
  delivery: "Delivery",
  deliveryLead: "Within the Philippines only.",
  saved: "Saved address",
  otherAddress: "Another address",
  takeAddress: "Use it",
  arrives: arrivesText,
  shippingAsYouType: "Shipping depends on the province. Enter it to see the exact fee.",
  payment: "Payment",
  confirm: "Confirm and pay",
  fields: {
    email: "Email",
    phone: "Phone",
    firstName: "First name",
    lastName: "Last name",
    address: "Address",
    addressLine2: "Address line 2",
    barangay: "Barangay",
    province: "Province",
    city: "City or municipality",
    postalCode: "Postal code",
    notes: "Note for your parcel",
    paymentMethod: "How do you want to pay?",
    terms: "Terms",
    supervision: "Medical supervision",
    referralCode: "Referral code",
  },
  referral: {
    title: "Who sent you?",
    hint: "Did someone tell you about us? With their code they earn a commission. Your price stays the same.",
    linked: (code: string) =>
      `You came by the link of ${code}, which counts for this order. A code that you enter counts instead.`,
    odd: "A referral code has 4 to 20 letters and digits, such as MACL123456. Check it, or leave it empty.",
    unknown: "We know no such referral code. Check it, or leave it empty.",
    own: "This is your own code: no one earns a commission by their own order. Leave it empty to order.",
  },
  optional: "Optional",
  emailHint: "We send your receipt and delivery updates here.",
  didYouMean: (email: string) => `Did you mean ${email}?`,
  phoneNote: "Only required for COD",
  phoneHint: "Only for the courier, if your parcel cannot be delivered.",
  addressHint: "House or unit number and street; a landmark helps the courier",
  country: "Country",
  notesHint: "Anything we should know when we pack it, such as a day when no one is home.",
  methodHints: {
    card: "Visa, Mastercard or JCB, on our payment provider’s page. Then you come back here.",
    gcash: "You approve it in your GCash app and come back here.",
    maya: "You approve it in your Maya app and come back here.",
    bank: "We show you the account and a reference. Your items are reserved for 48 hours; without an account, once you have confirmed the order.",
    cod: "Pay the courier in cash. First we send you a link to confirm the order.",
  } satisfies Record<PaymentMethod, string>,
  adultAndTerms: "I am 18 or older, and I accept the",
  terms: "terms and conditions",
  and: "and the",
  privacy: "privacy notice",
  newTab: "(opens in a new tab)",
  discreet: {
    label: "Send it discreetly",
    hint: "The label and the emails have a neutral sender, and name neither the shop nor a product.",
    always: "This parcel and its emails are discreet, as your profile says.",
  },
  supervisionLabel: (products: readonly string[]) =>
    `A licensed clinician supervises my use of ${listWords(products)}.`,
  theseProducts: "the products in this order",
  /** These words come from the specification. The total follows them. */
  placeOrder: (total: string | undefined) =>
    total === undefined ? "Place Order" : `Place Order · ${total}`,
  acceptFirst: "Accept the terms above to place your order.",
  nextStep: "Nothing is charged yet. The next page shows what happens next.",
  summary: "Order summary",
  items: (count: number) => `${count} ${count === 1 ? "item" : "items"}`,
  times: (quantity: number) => `×\u00A0${quantity}`,
  fromLots: (numbers: readonly string[]) =>
    numbers.length === 1 ? `Lot ${numbers[0]}` : `Lots ${numbers.join(" and ")}`,
  review: "Write a review",
  reviewOf: (product: string) => `Write a review of ${product}`,
  changeCart: "Change your cart",
  returned: {
    cancelled: { title: "Payment cancelled", text: "Nothing was charged." },
    failed: {
      title: "Payment declined",
      text: "Your bank or wallet did not approve it, so nothing was charged. Try again, or choose another payment method.",
    },
    open: {
      title: "Payment not finished",
      text: "No payment has reached us yet. If you did pay, look at your order first, so that you do not pay twice.",
    },
    over: {
      title: "Payment not finished",
      text: "No order from this cart is waiting for payment. Its items are still in your cart.",
    },
  },
  asLeft: "Your cart and everything you entered are as you left them.",
  lookThrough: "We filled in what you entered before. Please check it and tick the boxes.",
  orderKept: (number: string, until: string | undefined) =>
    until
      ? `Order ${number} is saved, and its items stay reserved for you until ${until}.`
      : `Order ${number} is saved, and its items stay reserved for you.`,
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
  /** Messages for empty required fields. */
  needed: {
    email: "Enter your email address, such as maria@example.com.",
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    address: "Enter your house or unit number and street.",
    city: "Enter your city or municipality.",
  },
  notText: "Enter some text here.",
  email: "Enter an email address such as maria@example.com.",
  postalCode: "A Philippine postal code has four digits, such as 6000.",
  phone:
    "Enter a mobile number such as 0917 123 4567, a landline with its area code such as (02) 8123 4567, or a number abroad with + and its country code.",
  phoneForCash: "For cash on delivery the courier needs a Philippine phone number to call.",
  methodGone: "This payment method is no longer available for this order. Please choose another.",
  countryOnly: "We ship within the Philippines only.",
  paymentMethod: "Choose how you want to pay.",
  unusualCharacters: "Please remove characters that cannot be printed.",
  tickOrNot: "Tick this box, or leave it empty.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  supervision: (products: readonly string[]) =>
    `Please confirm that you use ${listWords(products)} under medical supervision.`,
  clearanceRequired: (products: readonly string[]) =>
    `${listWords(products)} can only be ordered after a clinician has approved ${them(products)} for you, signed in to the account that it was approved for. Your cart says how to ask. Or remove ${them(products)} from your cart to order the rest.`,
  approvalShort: ({ name, left }: { name: string; left: number }) =>
    `A clinician approved ${left} of ${name} for you, and your cart has more. Lower the quantity in your cart.`,
  notForSale: (products: readonly string[]) =>
    `${listWords(products)} ${products.length === 1 ? "is" : "are"} no longer sold. Remove ${them(products)} from your cart to order the rest.`,
  shortage: (items: readonly { name: string; available: number }[]) =>
    items
      .map(({ name, available }) =>
        available <= 0 ? `${name} is out of stock.` : `Only ${available} of ${name} left.`,
      )
      .join(" "),
  tooLarge: "This is too large for one order. Please split it into two.",
  fullPrice: (problem: string) => `${problem} The total is the full price.`,
  withoutCode: "To order at the full price, remove it from your cart.",
  totalChanged: (total: number) =>
    `The total changed to ${formatMoney(total)} since this page was opened. Please check it and place the order again.`,
  provinceNeeded: "Enter the province: what shipping costs depends on it.",
  gatewayDown:
    "Your order is saved and its items are reserved, but the payment page did not respond. Please try again.",
} as const;
