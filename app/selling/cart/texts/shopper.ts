import { formatMoney } from "#app/lib/money.ts";
import type { Arrival } from "#app/goods/catalog/rules/delivery-promise.ts";
import { CART_DAYS } from "../rules/cart-cookie.ts";
import type { LineNotice } from "../rules/line-notices.ts";
import { arrivesText } from "./shopper-arrives.ts";

export const cartMessages = {
  title: "Cart",
  added: (name: string) => `${name} added to cart!`,
  removed: (name: string) => `${name} removed from cart`,
  itemRemoved: "Item removed from cart",
  cleared: "Cart cleared",
  empty: "Your cart is empty",
  updated: "Quantity updated",
  undo: "Undo",
  putBack: "Put back in your cart",
  putBackInPart: "Put back as much as is in stock",
  notPutBack: "This can’t be ordered right now",
  atMost: (name: string, quantity: number) =>
    `Your cart has ${quantity} of ${name}. No more are in stock right now.`,
  perLine: (name: string, quantity: number) =>
    `Your cart has ${quantity} of ${name}, the most in one order.`,
  merged: ({ name, quantity }: { name: string; quantity: number }) =>
    `Your combined carts had too many of ${name}, so we set the quantity to ${quantity}.`,
  outOfStock: (name: string) => `${name} is out of stock`,
  chooseFirst: (name: string) => `${name} comes in several options. Choose one first.`,
  chooseOf: (name: string) => `Choose ${name}`,
  approvalFirst: (name: string) =>
    `A clinician has to approve ${name} for you before you can order it.`,
  askClinician: "Ask a clinician",
  askFor: (name: string) => `Ask a clinician about ${name}`,
  book: "Book a consultation",
  askForClearance: "Ask us about approval",
  notForSale: "This item is no longer sold",
  full: "Your cart is full. Remove something to add more.",
  lineGone: "This item was already removed from your cart",
  wholeNumber: "Enter the quantity as a whole number",
  notUnderstood: "We couldn’t read that. Please try again.",

  offline: (time: string) => `You’re offline. This is your cart as of ${time}`,
  offlineHint: "Once you’re back online, reload this page to change your cart or order.",

  items: "Items in your cart",
  each: (price: string) => `${price} each`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  more: (name: string) => `One more of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  remove: "Remove",
  removeItem: (name: string) => `Remove ${name}`,
  clear: "Clear Cart",
  nothingYet: "Nothing in your cart yet",
  nothingYetHint: `We keep your cart for ${CART_DAYS} days.`,
  browse: "Browse Products",
  assess: "Start Your Assessment",

  summary: "Order summary",
  subtotal: "Subtotal",
  shipping: "Shipping",
  coldPack: "Insulated pack",
  free: "Free",
  from: (amount: string) => `From ${amount}`,
  shippingTo: (province: string) => `Shipping to ${province}.`,
  byArea: "Shipping depends on the province. You’ll see the fee at checkout.",
  tax: "Tax",
  total: "Total",
  credit: "Store credit",
  due: "Left to pay",
  totalIs: (total: string) => `Total ${total}`,
  checkout: "Secure Checkout",
  notYet: "An item in your cart can’t be ordered. Change or remove it to order the rest.",
  delivery: (arrives: Arrival) => `${arrivesText(arrives)} Only within the Philippines.`,

  havePromo: "Have a promo code?",
  promo: "Promo code",
  apply: "Apply",
  applied: (code: string, saving: string) => `${code} applied: you save ${saving}`,
  removeCode: (code: string) => `Remove the promo code ${code}`,
  codeRemoved: (code: string) => `${code} removed`,
  noCodeToRemove: "Your cart has no promo code",
  typeCode: "Enter a promo code",
  giftGone: (code: string) => `The free gift for ${code} isn’t available right now.`,
  notACode: "A promo code has only letters, digits, hyphens and underscores.",
  tooManyCodes: (seconds: number) => `Too many tries. Please wait ${wait(seconds)}.`,
  discount: (code: string | null) => (code === null ? "Discount" : `Discount (${code})`),

  addOns: "Professional add-ons",
  add: "Add",
  addThis: (name: string) => `Add ${name} to your cart`,
  inCart: "In your cart",
} as const;

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

export function lineNoticeText(notice: LineNotice): string {
  switch (notice.kind) {
    case "not_sold":
      return "No longer sold. Remove it to order the rest.";
    case "approval":
      return "A clinician has to approve this for you first. Remove it to order the rest.";
    case "approval_short":
      return `A clinician approved ${notice.left} for you, but your cart has more. Lower the quantity to order.`;
    case "choose":
      return "This now comes in several options. Choose one on the product page, and remove this one.";
    case "out":
      return "None left, unless your own unpaid order has reserved it.";
    case "short":
      return `Only ${notice.left} left. Lower the quantity to order.`;
    case "low":
      return `Only ${notice.left} left`;
    case "price":
      return `The price changed from ${formatMoney(notice.before)} to ${formatMoney(notice.now)} since you added it.`;
  }
}
