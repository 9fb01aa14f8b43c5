import { listWords } from "#app/lib/list-words.ts";

/** The page where a buyer changes an order for two hours. */
export const changeOrderMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to your order",
  address: "Where it goes",
  addressLead: "Within the Philippines only. The price stays the same.",
  saveAddress: "Save address",
  items: "How many of each",
  add: {
    title: "Add a product",
    lead: "At today's price. To swap, set an item above to 0 and add another.",
    find: "Find a product to add",
    search: "Find",
    found: (count: number) =>
      `${count} ${count === 1 ? "item" : "items"} to add. Set how many you want, then save.`,
    nothing: "We found nothing that can be added. Try another word.",
    quantity: (name: string) => `Quantity of ${name} to add`,
    fewer: (name: string) => `Add one fewer of ${name}`,
    more: (name: string) => `Add one more of ${name}`,
  },
  itemsLead: {
    paid: "0 leaves an item out. What costs less is refunded automatically; what costs more you pay first, and your order changes once it is paid.",
    paid_transfer:
      "0 leaves an item out. What costs less we transfer back to you. We cannot add to a transfer that has arrived: what costs more needs a second order.",
    transfer: "0 leaves an item out. Then transfer the new total.",
    cash: "0 leaves an item out. You pay the courier the new total.",
  },
  itemsLater: {
    not_paid:
      "This order is not paid yet, so its items are still in your cart: change them there, and check out again.",
    proof_waits: "We are checking your transfer, so its items cannot be changed now.",
  },
  toCart: "Open your cart",
  each: (price: string) => `${price} each`,
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  more: (name: string) => `One more of ${name}`,
  fixed: "A consultation is only cancelled with the whole order.",
  awaited: {
    title: (amount: string) => `Your change waits for ${amount}`,
    line: ({ name, from, to }: { name: string; from: number; to: number }) => {
      if (from === 0) return `${name}: ${to} added`;
      return to === 0 ? `${name}: left out` : `${name}: ${to} instead of ${from}`;
    },
    text: (total: string, until: string) =>
      `Pay it by ${until}, before we begin to pack, and your order costs ${total}. If you do not, your order stays as it is. Money that comes too late goes back to you by itself.`,
    pay: (amount: string) => `Pay ${amount}`,
    gone: "This change cannot be paid any more. Your order stays as it is.",
  },
  saveItems: "Save items",
  now: (total: string) => `It costs ${total} now.`,
  savedAddress: "Your order has its new address. We have mailed it to you.",
  savedItems: "Your order is changed. We have mailed it to you.",
  closed: {
    ended: "This order is over, so nothing of it can be changed.",
    packing: "We are packing this order already, so nothing of it can be changed here.",
    looked_into: "A person is looking at your payment. Until then nothing can be changed here.",
    too_late: "The two hours are over, so nothing can be changed here any more.",
  },
  refused: {
    not_found: "There is no such order.",
    changed_meanwhile: "Your order has changed since this page was opened. Here is how it stands.",
    no_change: "Nothing is different: choose another quantity first.",
    nothing_left: "Nothing would be left. To give it all up, cancel the order on its page.",
    too_many_lines: (most: number) => `One order has at most ${most} different items.`,
    too_large: "This is more than one order can hold. Please place a second order.",
    price_changed: "A price has changed since this page was opened. Please look at it again.",
    clearance_required: (names: readonly string[]) =>
      `${listWords(names)} can only be ordered after a clinician has approved it for you.`,
    supervision_unconfirmed: (names: readonly string[]) =>
      `Please confirm below that you use ${listWords(names)} under medical supervision.`,
    too_many: (most: number) => `There can be no more than ${most} of one item.`,
    not_for_sale: "What is no longer sold cannot be added or become more.",
    code_lost: (minimum: string) =>
      `Your promo code needs at least ${minimum}. Keep more items, or cancel the order and place it again.`,
    out_of_stock: (names: readonly string[]) => `There are not enough left of ${listWords(names)}.`,
    too_much_cash: "That is more than a courier collects in cash. Please place a second order.",
    order_separately:
      "We cannot take the difference here. Nothing has changed: please place a second order for what you want more.",
    gateway_unavailable: "The payment page did not answer. Please try again.",
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
  },
} as const;
