import { listWords } from "#app/lib/list-words.ts";

/** The page where a buyer changes an order within two hours. */
export const changeOrderMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to your order",
  address: "Delivery address",
  addressLead: "Within the Philippines only. Item prices stay the same.",
  saveAddress: "Save address",
  items: "Quantities",
  add: {
    title: "Add a product",
    lead: "At today’s price. To swap an item, set it to 0 above and add another one here.",
    find: "Find a product to add",
    search: "Find",
    found: (count: number) =>
      `${count} ${count === 1 ? "item" : "items"} to add. Set the quantities, then save.`,
    nothing: "No products found to add. Try another word.",
    quantity: (name: string) => `Quantity of ${name} to add`,
    fewer: (name: string) => `Add one fewer of ${name}`,
    more: (name: string) => `Add one more of ${name}`,
  },
  itemsLead: {
    paid: "Set an item to 0 to remove it. If the new total is lower, we refund the difference automatically. If it’s higher, you pay the difference first, and then your order changes.",
    paid_transfer:
      "Set an item to 0 to remove it. If the new total is lower, we transfer the difference back to you. To add something, please place a second order.",
    transfer: "Set an item to 0 to remove it. Then transfer the new total.",
    cash: "Set an item to 0 to remove it. You pay the courier the new total.",
  },
  itemsLater: {
    not_paid:
      "This order isn’t paid yet, so its items are still in your cart. Change them there and check out again.",
    proof_waits: "We’re checking your transfer, so the items can’t be changed now.",
  },
  toCart: "Open your cart",
  each: (price: string) => `${price} each`,
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  more: (name: string) => `One more of ${name}`,
  fixed: "A consultation can only be canceled with the whole order.",
  awaited: {
    title: (amount: string) => `Pay ${amount} to make your change`,
    line: ({ name, from, to }: { name: string; from: number; to: number }) => {
      if (from === 0) return `${name}: ${to} added`;
      return to === 0 ? `${name}: removed` : `${name}: ${to} instead of ${from}`;
    },
    text: (total: string, until: string) =>
      `Pay by ${until}, before we start packing. Your new total will be ${total}. If you don’t pay, your order stays as it is. Late payments are refunded automatically.`,
    pay: (amount: string) => `Pay ${amount}`,
    gone: "This change can no longer be paid. Your order stays as it is.",
  },
  saveItems: "Save items",
  now: (total: string) => `Current total: ${total}`,
  savedAddress: "Your order has a new address. We emailed you the details.",
  savedItems: "Your order has changed. We emailed you the details.",
  closed: {
    ended: "This order is closed, so it can no longer be changed.",
    packing: "We’re already packing this order, so it can no longer be changed here.",
    looked_into: "Our team is checking your payment. Until then, nothing can be changed here.",
    too_late: "The two hours are over, so nothing can be changed here.",
  },
  refused: {
    not_found: "We can’t find this order.",
    changed_meanwhile:
      "Your order has changed since you opened this page. Here is the current version.",
    no_change: "Nothing has changed. Choose another quantity first.",
    sent: "Some of these have already shipped, so you can’t remove them.",
    credit_covers:
      "Your store credit would pay for everything. Cancel this order and place a new one instead.",
    nothing_left: "This would empty the order. To cancel everything, cancel it on the order page.",
    too_many_lines: (most: number) => `An order can have at most ${most} different items.`,
    too_large: "This is too large for one order. Please place a second one.",
    price_changed: "A price has changed since you opened this page. Please check it again.",
    clearance_required: (names: readonly string[]) =>
      `${listWords(names)} ${names.length === 1 ? "needs" : "need"} a clinician’s approval. To get more, place a new order.`,
    supervision_unconfirmed: (names: readonly string[]) =>
      `Please confirm below that you use ${listWords(names)} under medical supervision.`,
    too_many: (most: number) => `You can order at most ${most} of one item.`,
    not_for_sale: "You can’t add more of items that are no longer sold.",
    code_lost: (minimum: string) =>
      `Your promo code needs at least ${minimum}. Keep more items, or cancel the order and place it again.`,
    out_of_stock: (names: readonly string[]) => `Not enough left of ${listWords(names)}.`,
    order_separately:
      "We can’t take the difference here, so nothing has changed. Please place a second order for the extra items.",
    province_needed: "Enter the province. The shipping fee depends on it.",
    shipping_differs: (was: string, now: string) =>
      `Shipping there costs ${now}, but this order was placed with ${was}. Write to us, and we’ll change it with you.`,
    gateway_unavailable: "The payment page didn’t respond. Please try again.",
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
  },
} as const;
