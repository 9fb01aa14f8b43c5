import { listWords } from "#app/lib/list-words.ts";

/** The page where staff change an order before its parcel leaves. */
export const staffChangeMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to the order",
  open: "Change items or address",
  items: "Items",
  itemsLead:
    "Set an item to 0 to leave it out. You see what the change means before anything happens.",
  reason: "Reason",
  reasonHint: "For the history of the order. The buyer does not read it.",
  supervision: (names: readonly string[]) =>
    `The buyer confirmed that they use ${listWords(names)} under medical supervision.`,
  preview: "Show what it would change",
  previewAgain: "Show it again",
  previewTitle: "What would happen",
  facts: {
    stock: "Stock",
    total: "Total",
    code: "Promo code",
    money: "Money",
    mail: "Email",
    tax: "Tax",
    who: "Who",
  },
  stock: (name: string, from: number, to: number, available: number) =>
    `${name}: ${to} instead of ${from}, ${available.toLocaleString("en")} available`,
  total: (from: string, to: string, shipping: string, coldPack: string | undefined) =>
    `${to} instead of ${from}, of which shipping ${shipping}${coldPack === undefined ? "" : ` and insulated pack ${coldPack}`}`,
  tax: (from: string, to: string) =>
    from === to ? `${to}, as before` : `${to} instead of ${from}`,
  noCode: "None was used",
  code: (code: string, from: string, to: string) =>
    from === to ? `${code} still saves ${to}` : `${code} saves ${to} instead of ${from}`,
  money: {
    none: "Nothing is to be paid, and nothing goes back.",
    cash: (from: string, to: string) => `The courier collects ${to} instead of ${from}.`,
    transfer: (from: string, to: string) => `The buyer transfers ${to} instead of ${from}.`,
    link: (amount: string, hours: number) =>
      `The buyer pays ${amount} more by a link, within ${hours} hours and before packing begins. Until then the order stays as it is.`,
    back: (amount: string) => `${amount} goes back to the buyer, the way it was paid.`,
    byHand: (amount: string) =>
      `${amount} has to be transferred back by you. The order needs attention until then.`,
  },
  mail: {
    changed: (email: string) => `${email} is told what changed.`,
    link: (email: string) => `${email} gets the link to pay.`,
  },
  who: "You, with your reason, in the history of the order",
  submit: {
    plain: "Change the order",
    link: (amount: string) => `Send a link to pay ${amount}`,
    back: (amount: string) => `Change it and refund ${amount}`,
    byHand: (amount: string) => `Change it, ${amount} to pay back by hand`,
  },
  changed: "The order is changed. Its buyer gets an email.",
  linkSent: (amount: string) =>
    `The buyer gets a link to pay ${amount}. The order changes once it is paid.`,
  address: "Where it goes",
  addressLead: "Within the Philippines only. The buyer gets an email about it.",
  saveAddress: "Save address",
  addressSaved: "The order has a new address. Its buyer gets an email.",
  closed: {
    ended: "This order is over, so nothing of it can be changed.",
    left: "Its parcel has left. Use a return for what comes back, or a second order for what is missing.",
  },
  wait: {
    not_paid:
      "Its buyer has not paid yet, and may be at the payment page now. Wait for the payment, or cancel the order and make a new one.",
    proof_waits: "A picture of its transfer waits. Check it first, then change the order.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This order no longer exists.",
    reason: "Enter why it is changed.",
    check: "Please check these fields.",
    changed_meanwhile: "This order changed since you opened the page. Here is how it is now.",
    plan_changed:
      "Prices, stock or the promo code changed since you looked. Here is what it would change now.",
    packing:
      "Packing has begun, so the buyer cannot pay more for it first. Make a second order for what is added.",
    part_left:
      "A parcel of it has left for this address, so it stays. What is still to come goes there too.",
    sent: "More of an item has left than you want to leave in the order. Use a return for what comes back.",
    no_change: "Nothing has changed. Choose another quantity first.",
    nothing_left: "Nothing would be left. Cancel the order instead.",
    too_many: (most: number) => `An order has at most ${most} of one item.`,
    too_many_lines: (most: number) => `An order has at most ${most} different items.`,
    too_large: "This is too large for one order. Make a second one.",
    not_for_sale: "Items that are no longer sold cannot be added or increased.",
    price_changed: "A price changed since you opened the page. Please look at it again.",
    code_lost: (minimum: string) =>
      `Its promo code needs at least ${minimum}. Keep more items, or cancel the order and make a new one.`,
    out_of_stock: (names: readonly string[]) => `There are not enough left of ${listWords(names)}.`,
    order_separately:
      "This order was not paid online, so there is no link to pay more. Make a second order for what is added.",
    clearance_required: (names: readonly string[]) =>
      `A clinician has to approve ${listWords(names)} for this buyer first.`,
    supervision_unconfirmed: (names: readonly string[]) =>
      `Ask the buyer whether they use ${listWords(names)} under medical supervision, and tick it below.`,
    province_needed: "Enter the province: what shipping costs depends on it.",
    shipping_differs: (was: string, now: string) =>
      `Shipping there costs ${now}, and this order was paid with ${was}. Cancel it and make a new one, or agree on the difference with the buyer.`,
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
    unknown: "This button no longer works. Please reload the page.",
    reservation: "Its buyer reserves more than an unpaid order may.",
  },
} as const;
