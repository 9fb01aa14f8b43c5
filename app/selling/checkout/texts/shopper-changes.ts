import { listWords } from "#app/lib/list-words.ts";

/** The page where a buyer changes an order within two hours. */
export const changeOrderMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to your order",
  address: "Where it goes",
  addressLead: "Within the Philippines only. The price of the items stays the same.",
  saveAddress: "Save address",
  items: "How many of each",
  add: {
    title: "Add a product",
    lead: "At today’s price. To swap, set an item above to 0 and add another one.",
    find: "Find a product to add",
    search: "Find",
    found: (count: number) =>
      `${count} ${count === 1 ? "item" : "items"} to add. Set how many you want, then save.`,
    nothing: "We found nothing you can add. Try another word.",
    quantity: (name: string) => `Quantity of ${name} to add`,
    fewer: (name: string) => `Add one fewer of ${name}`,
    more: (name: string) => `Add one more of ${name}`,
  },
  itemsLead: {
    paid: "Set an item to 0 to leave it out. If the new total is lower, we refund the difference automatically. If it is higher, you pay the difference first, and your order changes once it is paid.",
    paid_transfer:
      "Set an item to 0 to leave it out. If the new total is lower, we transfer the difference back to you. If you want to add something, please place a second order.",
    transfer: "Set an item to 0 to leave it out. Then transfer the new total.",
    cash: "Set an item to 0 to leave it out. You pay the courier the new total.",
  },
  itemsLater: {
    not_paid:
      "This order is not paid yet, so its items are still in your cart. Change them there and check out again.",
    proof_waits: "We are checking your transfer, so its items cannot be changed now.",
  },
  toCart: "Open your cart",
  each: (price: string) => `${price} each`,
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  more: (name: string) => `One more of ${name}`,
  fixed: "A consultation can only be cancelled with the whole order.",
  awaited: {
    title: (amount: string) => `Your change is waiting for ${amount}`,
    line: ({ name, from, to }: { name: string; from: number; to: number }) => {
      if (from === 0) return `${name}: ${to} added`;
      return to === 0 ? `${name}: left out` : `${name}: ${to} instead of ${from}`;
    },
    text: (total: string, until: string) =>
      `Pay by ${until}, before we start packing, and your order will cost ${total}. If you do not, your order stays as it is. A payment that arrives too late is refunded automatically.`,
    pay: (amount: string) => `Pay ${amount}`,
    gone: "This change can no longer be paid. Your order stays as it is.",
  },
  saveItems: "Save items",
  now: (total: string) => `It costs ${total} now.`,
  savedAddress: "Your order has a new address. We have emailed you the details.",
  savedItems: "Your order is changed. We have emailed you the details.",
  closed: {
    ended: "This order is closed, so it can no longer be changed.",
    packing: "We are already packing this order, so it can no longer be changed here.",
    looked_into:
      "Someone on our team is checking your payment. Until then nothing can be changed here.",
    too_late: "The two hours are over, so nothing can be changed here anymore.",
  },
  refused: {
    not_found: "We cannot find this order.",
    changed_meanwhile:
      "Your order has changed since you opened this page. Here is how it looks now.",
    no_change: "Nothing has changed. Choose another quantity first.",
    sent: "A part of it has left, so it can no longer be taken out.",
    nothing_left: "Nothing would be left. To cancel everything, cancel the order on its page.",
    too_many_lines: (most: number) => `One order has at most ${most} different items.`,
    too_large: "This is too large for one order. Please place a second one.",
    price_changed: "A price has changed since this page was opened. Please look at it again.",
    clearance_required: (names: readonly string[]) =>
      `${listWords(names)} ${names.length === 1 ? "needs" : "need"} a clinician’s approval, so you can only order more in a new order.`,
    supervision_unconfirmed: (names: readonly string[]) =>
      `Please confirm below that you use ${listWords(names)} under medical supervision.`,
    too_many: (most: number) => `You can order at most ${most} of one item.`,
    not_for_sale: "Items that are no longer sold cannot be added or increased.",
    code_lost: (minimum: string) =>
      `Your promo code needs at least ${minimum}. Keep more items, or cancel the order and place it again.`,
    out_of_stock: (names: readonly string[]) => `There are not enough left of ${listWords(names)}.`,
    order_separately:
      "We cannot take the difference here. Nothing has changed. Please place a second order for the extra items.",
    province_needed: "Enter the province: what shipping costs depends on it.",
    shipping_differs: (was: string, now: string) =>
      `Shipping there costs ${now}, and this order was placed with ${was}. Write to us, and we will change it with you.`,
    gateway_unavailable: "The payment page did not respond. Please try again.",
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
  },
} as const;
