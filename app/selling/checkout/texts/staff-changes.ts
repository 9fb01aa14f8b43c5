import { listWords } from "#app/lib/list-words.ts";

/** The page where staff change an order before its parcel leaves. */
export const staffChangeMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to the order",
  open: "Change items or address",
  items: "Items",
  itemsLead: "Set an item to 0 to remove it. You see a preview before anything changes.",
  reason: "Reason",
  reasonHint: "For the order’s history. The buyer doesn’t see it.",
  supervision: (names: readonly string[]) =>
    `The buyer confirmed that they use ${listWords(names)} under medical supervision.`,
  preview: "Preview changes",
  previewAgain: "Update preview",
  previewTitle: "Preview",
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
    `${to} instead of ${from}, including shipping ${shipping}${coldPack === undefined ? "" : ` and insulated pack ${coldPack}`}`,
  tax: (from: string, to: string) =>
    from === to ? `${to}, as before` : `${to} instead of ${from}`,
  noCode: "None used",
  code: (code: string, from: string, to: string) =>
    from === to ? `${code} still saves ${to}` : `${code} saves ${to} instead of ${from}`,
  money: {
    none: "No payment or refund.",
    cash: (from: string, to: string) => `The courier collects ${to} instead of ${from}.`,
    transfer: (from: string, to: string) => `The buyer transfers ${to} instead of ${from}.`,
    link: (amount: string, hours: number) =>
      `The buyer pays ${amount} more through a link, within ${hours} hours and before packing begins. Until then, the order stays as it is.`,
    back: (amount: string) => `${amount} is refunded to the buyer’s original payment method.`,
    byHand: (amount: string) =>
      `You need to transfer ${amount} back. The order needs attention until then.`,
  },
  mail: {
    changed: (email: string) => `${email} gets an email about the change.`,
    link: (email: string) => `${email} gets the link to pay.`,
  },
  who: "You, with your reason, in the order’s history",
  submit: {
    plain: "Change order",
    link: (amount: string) => `Send link to pay ${amount}`,
    back: (amount: string) => `Change order and refund ${amount}`,
    byHand: (amount: string) => `Change order and refund ${amount} by hand`,
  },
  changed: "The order is changed. The buyer gets an email.",
  linkSent: (amount: string) =>
    `The buyer gets a link to pay ${amount}. The order changes once it is paid.`,
  address: "Delivery address",
  addressLead: "Within the Philippines only. The buyer gets an email about it.",
  saveAddress: "Save address",
  addressSaved: "The order has a new address. The buyer gets an email.",
  closed: {
    ended: "This order is closed and can’t be changed.",
    left: "The parcel has shipped. Use a return for items sent back, or a second order for missing items.",
  },
  wait: {
    not_paid:
      "The buyer hasn’t paid yet and may be on the payment page now. Wait for the payment, or cancel the order and create a new one.",
    proof_waits: "The buyer sent proof of a transfer. Check it first, then change the order.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This order no longer exists.",
    reason: "Enter a reason for the change.",
    check: "Please check these fields.",
    changed_meanwhile: "This order changed since you opened the page. Here is the current version.",
    plan_changed: "Prices, stock or the promo code changed since the preview. Here is a new one.",
    packing:
      "Packing has begun, so the buyer can’t pay the difference first. Create a second order for the added items.",
    part_left:
      "Part of this order has shipped to this address, so it can’t be changed. The rest goes there too.",
    sent: "More units of an item have shipped than you want to keep. Use a return for items sent back.",
    no_change: "Nothing has changed. Choose another quantity first.",
    credit_covers:
      "Store credit would pay for everything. Cancel the order and ask the buyer to order again.",
    nothing_left: "This would empty the order. Cancel it instead.",
    too_many: (most: number) => `An order can have at most ${most} of one item.`,
    too_many_lines: (most: number) => `An order can have at most ${most} different items.`,
    too_large: "This is too large for one order. Create a second one.",
    not_for_sale: "You can’t add more of items that are no longer sold.",
    price_changed: "A price changed since you opened the page. Please check it again.",
    code_lost: (minimum: string) =>
      `The promo code needs at least ${minimum}. Keep more items, or cancel the order and create a new one.`,
    out_of_stock: (names: readonly string[]) => `Not enough left of ${listWords(names)}.`,
    order_separately:
      "This order wasn’t paid online, so you can’t send a payment link. Create a second order for the added items.",
    clearance_required: (names: readonly string[]) =>
      `A clinician has to approve ${listWords(names)} for this buyer first.`,
    supervision_unconfirmed: (names: readonly string[]) =>
      `Ask the buyer whether they use ${listWords(names)} under medical supervision, then select the checkbox below.`,
    province_needed: "Enter the province. The shipping fee depends on it.",
    shipping_differs: (was: string, now: string) =>
      `Shipping there costs ${now}, but this order was paid with ${was}. Cancel it and create a new one, or agree on the difference with the buyer.`,
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
    unknown: "This button no longer works. Please reload the page.",
    reservation: "This is more than this buyer can reserve without paying.",
  },
} as const;
