import { formatMoney } from "#app/lib/money.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { arrivesText } from "#app/selling/cart/texts/shopper-arrives.ts";
import { listWords } from "#app/lib/list-words.ts";

const them = (products: readonly string[]) => (products.length === 1 ? "it" : "them");

export const checkoutMessages = {
  haveAccount: "No account needed.",
  signIn: "Sign in",
  createAccount: "Create an account",
  title: "Checkout",
  backToCart: "Back to cart",
  contact: "Contact",
  delivery: "Delivery",
  deliveryLead: "Within the Philippines only.",
  saved: "Saved address",
  otherAddress: "Another address",
  takeAddress: "Use this address",
  arrives: arrivesText,
  shippingAsYouType: "Enter the province to see the exact shipping fee.",
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
    title: "Who referred you?",
    hint: "Did someone tell you about us? With their code, they earn a commission. Your price stays the same.",
    linked: (code: string) => `Referred by ${code}. Enter another code to replace it.`,
    odd: "A referral code has 4 to 20 letters and digits, like MACL123456. Check it, or leave it empty.",
    unknown: "We don’t recognize that code. Check it, or leave it empty.",
    own: "This is your own code, and your own orders don’t earn a commission. Leave it empty to order.",
  },
  optional: "Optional",
  emailHint: "We send your receipt and delivery updates here.",
  didYouMean: (email: string) => `Did you mean ${email}?`,
  phoneNote: "Required only for cash on delivery",
  phoneHint: "Only for the courier, if your parcel can’t be delivered.",
  addressHint: "House or unit number and street. A landmark helps the courier.",
  country: "Country",
  notesHint: "Anything we should know, such as a day when no one is home.",
  methodHints: {
    card: "Visa, Mastercard or JCB. You pay on our payment provider’s page, then come back here.",
    gcash: "Approve the payment in your GCash app, then come back here.",
    maya: "Approve the payment in your Maya app, then come back here.",
    bank: "We’ll show the account and reference, and hold your items for 48 hours. Guests confirm by email first.",
    cod: "Pay the courier in cash. First, we’ll email you a link to confirm the order.",
  } satisfies Record<PaymentMethod, string>,
  adultAndTerms: "I am 18 or older, and I accept the",
  terms: "terms and conditions",
  and: "and the",
  privacy: "privacy notice",
  newTab: "(opens in a new tab)",
  credit: {
    label: (balance: string) => `Use your ${balance} of store credit`,
    hint: (left: string | undefined) =>
      left === undefined
        ? "It pays as much of the order as it can."
        : `${left} is then left to pay. What you don’t need stays yours.`,
  },
  discreet: {
    label: "Ship discreetly",
    hint: "The label and emails have a neutral sender and don’t name the shop or a product.",
    always: "This parcel and its emails are discreet, as set in your profile.",
  },
  texts: {
    label: "Text me when it ships",
    hint: "Texts replace the emails about shipping. They name no product.",
    phone: "Enter a Philippine mobile number to get texts, or clear that box.",
  },
  supervisionLabel: (products: readonly string[]) =>
    `A licensed clinician supervises my use of ${listWords(products)}.`,
  theseProducts: "the products in this order",
  /** These words come from the specification. The total follows them. */
  placeOrder: (total: string | undefined) =>
    total === undefined ? "Place Order" : `Place Order · ${total}`,
  acceptFirst: "Accept the terms above to place your order.",
  nextStep: "Nothing is charged yet. The next page shows the next steps.",
  summary: "Order summary",
  items: (count: number) => `${count} ${count === 1 ? "item" : "items"}`,
  times: (quantity: number) => `×\u00A0${quantity}`,
  fromLots: (numbers: readonly string[]) =>
    numbers.length === 1 ? `Batch ${numbers[0]}` : `Batches ${numbers.join(" and ")}`,
  review: "Write a review",
  reviewOf: (product: string) => `Write a review of ${product}`,
  changeCart: "Change your cart",
  returned: {
    cancelled: { title: "Payment canceled", text: "Nothing was charged." },
    failed: {
      title: "Payment declined",
      text: "Your bank or wallet didn’t approve it, so nothing was charged. Try again, or choose another payment method.",
    },
    open: {
      title: "Payment not finished",
      text: "We haven’t received a payment yet. If you did pay, check your order first, so that you don’t pay twice.",
    },
    over: {
      title: "Payment not finished",
      text: "No order from this cart is waiting for payment. The items are still in your cart.",
    },
  },
  asLeft: "Your cart and everything you entered are as you left them.",
  lookThrough: "We filled in your earlier details. Please check them and select the checkboxes.",
  orderKept: (number: string, until: string | undefined) =>
    until
      ? `Order ${number} is saved. Its items stay reserved for you until ${until}.`
      : `Order ${number} is saved. Its items stay reserved for you.`,
  payThisOrder: "Pay this order",
  noGatewayTitle: "Checkout is closed right now",
  noGateway:
    "We can’t take payments right now, so no order was placed. Your cart stays as it is. Please come back later.",
  reference: (reference: string) =>
    `If this keeps happening, write to us and mention error ${reference}.`,

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
  email: "Enter an email address, like maria@example.com.",
  postalCode: "A Philippine postal code has four digits, such as 6000.",
  phone:
    "Enter a mobile number such as 0917 123 4567, a landline with its area code such as (02) 8123 4567, or a number abroad with + and its country code.",
  phoneForCash: "For cash on delivery, enter a Philippine phone number that the courier can call.",
  methodGone: "This payment method is no longer available for this order. Please choose another.",
  countryOnly: "We ship within the Philippines only.",
  paymentMethod: "Choose how you want to pay.",
  unusualCharacters: "Please remove characters that cannot be printed.",
  tickOrNot: "Select this checkbox, or leave it empty.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  supervision: (products: readonly string[]) =>
    `Please confirm that you use ${listWords(products)} under medical supervision.`,
  clearanceRequired: (products: readonly string[]) =>
    `${listWords(products)} ${products.length === 1 ? "needs" : "need"} a clinician’s approval. Sign in to the account that has it, or request it from your cart. You can also remove ${them(products)} from your cart to order the rest.`,
  approvalShort: ({ name, left }: { name: string; left: number }) =>
    `A clinician approved ${left} of ${name} for you, but your cart has more. Lower the quantity in your cart.`,
  notForSale: (products: readonly string[]) =>
    `${listWords(products)} ${products.length === 1 ? "is" : "are"} no longer sold. Remove ${them(products)} from your cart to order the rest.`,
  shortage: (items: readonly { name: string; available: number }[]) =>
    items
      .map(({ name, available }) =>
        available <= 0 ? `${name} is out of stock.` : `Only ${available} of ${name} left.`,
      )
      .join(" "),
  tooLarge: "This order is too large. Please split it into two.",
  fullPrice: (problem: string) => `${problem} The total is the full price.`,
  withoutCode: "To order at the full price, remove the code from your cart.",
  creditChanged: (left: number) =>
    `Your store credit is now ${formatMoney(left)}. Please check what is left to pay and place the order again.`,
  totalChanged: (total: number) =>
    `The total changed to ${formatMoney(total)} since you opened this page. Please check it and place the order again.`,
  provinceNeeded: "Enter the province. The shipping fee depends on it.",
  gatewayDown:
    "Your order is saved and its items are reserved, but the payment page didn’t respond. Please try again.",
} as const;
