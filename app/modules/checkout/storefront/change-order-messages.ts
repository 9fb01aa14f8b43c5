const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

/** The page where a buyer changes an order for two hours. */
export const changeOrderMessages = {
  title: (number: string) => `Change order ${number}`,
  back: "Back to your order",
  address: "Where it goes",
  addressLead: "Within the Philippines only. The price stays the same.",
  saveAddress: "Save address",
  items: "How many of each",
  itemsLead: {
    paid: "0 leaves an item out. What costs less goes back to you by itself; what costs more you pay first, and your order changes once it is paid.",
    paid_transfer:
      "0 leaves an item out. What costs less we transfer back to you. For more, please place a second order.",
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
    too_many: (most: number) => `There can be no more than ${most} of one item.`,
    not_for_sale: "What is no longer sold cannot become more.",
    code_lost: (minimum: string) =>
      `Your promo code needs at least ${minimum}. Keep more items, or cancel the order and place it anew.`,
    out_of_stock: (names: readonly string[]) =>
      `There are not enough left of ${conjunction.format(names)}.`,
    too_much_cash: "That is more than a courier collects in cash. Please place a second order.",
    order_separately: "We cannot take the difference here. Please place a second order for it.",
    gateway_unavailable: "The payment page did not answer. Please try again.",
    no_quantity: (most: number) => `Enter a whole number from 0 to ${most}.`,
  },
} as const;
