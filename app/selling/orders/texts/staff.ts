import type { OrderFilter } from "../views/order-filter.ts";
import type { OrderStatus } from "../rules/order-terms.ts";
import { orderMessages } from "./shopper.ts";

export const adminOrderMessages = {
  back: "All orders",
  exportLines: "Export line items",
  fetchFailed: "Failed to fetch orders",
  /** The title above the reason, by the refused form. */
  failures: new Map([
    ["move-order", "Failed to update order status"],
    ["correct-status", "Failed to update order status"],
    ["deliver-parcel", "Failed to update order status"],
    ["set-tracking", "Failed to update tracking information"],
  ]),
  placed: (at: string) => `Placed ${at}`,
  madeByStaff: "Placed by staff",
  discreet: "Discreet",
  toAgree:
    "The buyer hasn’t agreed to the terms yet. They do that through the link in their email, before they pay or confirm.",
  attention: "Needs attention",
  items: "Items",
  fromLot: (units: number, lot: string) => `${units} from lot ${lot}`,
  buyer: "Customer",
  guest: "Guest order",
  account: "Account",
  bought: (orders: number, spent: string) =>
    orders === 0
      ? "No paid orders yet"
      : `${orders === 1 ? "1 paid order" : `${orders} paid orders`}, ${spent} spent`,
  customerTags: "Customer’s tags",
  shipTo: "Delivery address",
  buyersNote: "Buyer’s note",
  phone: "Phone",
  payment: "Payment",
  noAttempts: "No payments or attempts yet.",
  reservedUntil: (at: string) => `Reserved until ${at}. After that, the items are released.`,
  resolve: {
    label: "Resolution",
    hint: "Kept in the history. If the problem asks for a refund, refunding resolves it automatically.",
    missing: "Enter how the problem was resolved.",
    tooLong: (max: number) => `Use at most ${max} characters.`,
    submit: "Mark as resolved",
    done: "Problem marked as resolved.",
    nothing: "This problem has already been resolved.",
  },
  days: {
    title: "Delivery",
    promised: (leaves: string, arrives: string) => `Ships ${leaves} · arrives ${arrives}`,
    area: (name: string) => `Area: ${name}`,
    reads: (text: string) => `The buyer now sees: ${text}`,
  },
  history: "History",
  packIt: "Pack now",
  notNow: (status: OrderStatus) =>
    `This isn’t possible while the order is ${orderMessages.status[status].toLowerCase()}. Choose another step.`,
  lots: {
    lots_missing:
      "No open lot has enough units of an item, or lasts to the end of its course. Open a lot, or enter one.",
    lots_not_chosen: "Enter a lot for each item. Nothing was shipped.",
    lots_uneven: "Lot units must add up to the units of the item. Nothing was shipped.",
    lots_changed: "The lots or items changed in the meantime. Check them again.",
    nothing_chosen: "Choose at least one unit for this parcel.",
    too_many_chosen: "That’s more units than an item has left. Check the quantities.",
    cash_once: "The courier collects cash once, so ship this order in one parcel.",
  },
  moveProblems: {
    unsettled: {
      unpaid: "Not paid yet.",
      awaiting_transfer: "The transfer isn’t confirmed yet.",
      cod_due: "The buyer hasn’t confirmed yet.",
      other: "The payment isn’t settled yet.",
    },
    part_left: {
      other: "Part of this order has shipped. To close it, remove the rest under “Change items”.",
    },
    has_left: {
      cod_due: "The parcel has shipped. If it comes back, choose “The parcel came back…”.",
      other:
        "The parcel has shipped. If it comes back, choose “The parcel came back…”. You can also refund the order.",
    },
  },
  moves: {
    pending: "Move back",
    confirmed: "Confirm",
    processing: "Start packing",
    shipped: "Mark as shipped",
    delivered: "Mark as delivered",
    completed: "Complete",
    cancelled: "Cancel order",
    refunded: "Refund",
  } satisfies Record<OrderStatus, string>,
  moved: {
    pending: "The order is pending.",
    confirmed: "The order is confirmed.",
    processing: "The order is being packed.",
    shipped: "The order is marked as shipped. The buyer’s email is sent in 10 seconds.",
    delivered: "The order is marked as delivered.",
    completed: "The order is completed.",
    cancelled: "The order is canceled, and its items are for sale again.",
    refunded: "The order is refunded.",
  } satisfies Record<OrderStatus, string>,
  cancelReason: "Why are you canceling it?",
  cancelReasonHint: "The buyer sees this in the email and on the receipt.",
  reasonMissing: "Enter a reason for the buyer.",
  optional: "Optional",
  buyersReason: (note: string) => `The buyer’s reason: ${note}`,
  tabs: {
    all: "All",
    "to-confirm": "To confirm",
    "to-check": "To check",
    "to-pack": "To pack",
    reserved: "Unpaid holds",
    attention: "Needs attention",
  } satisfies Record<OrderFilter, string>,
  captions: {
    all: "Orders, newest first",
    "to-confirm": "Orders to confirm, newest first",
    "to-check": "Transfers to check, longest wait first",
    "to-pack": "Orders to pack, oldest first",
    reserved: "Unpaid orders with reserved items, newest first",
    attention: "Orders that need attention, newest first",
  } satisfies Record<OrderFilter, string>,
  title: "Order Management",
  number: "Order #",
  customer: "Customer",
  itemCount: "Items",
  total: "Total",
  status: "Status",
  filters: {
    status: "Status",
    payment: "Payment",
    method: "Method",
    fulfilment: "Fulfillment",
    tag: "Tag",
  },
  fulfilment: { unfulfilled: "Not shipped", partial: "Partly shipped", fulfilled: "Fulfilled" },
  search: "Number, name, phone, item, lot, tag or note",
  actions: "Actions",
  view: (number: string) => `View details of ${number}`,
  viewShort: "View",
  tracking: "Tracking",
  priceEach: (price: string) => `${price} each`,
  itemLine: (name: string, quantity: number, price: string, total: string) =>
    quantity === 1 ? `${name}: ${total}` : `${name}: ${quantity} × ${price} = ${total}`,
  itemsOf: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  date: "Date",
  reserved: {
    until: "Reserved until",
    noEnd: "No end date",
    proof: "Until the proof is checked",
    placed: (at: string) => `Placed ${at}`,
    guest: "Guest, email not confirmed",
    confirmedGuest: "Guest, email confirmed",
    customer: "Signed in",
  },
  release: {
    lead: "This order isn’t paid. You can release the items before the reservation ends. The buyer gets an email.",
    submit: "Release items",
    done: "The items are for sale again, and the order is canceled.",
    nothing:
      "This order no longer reserves items, or its proof of payment isn’t checked yet. Check the order again.",
  },
  proofSent: "Proof sent",
  tabsLabel: "Order lists",
  emptyTitles: {
    all: "No orders yet",
    "to-confirm": "Nothing to confirm",
    "to-check": "Nothing to check",
    "to-pack": "Nothing to pack",
    reserved: "No unpaid holds",
    attention: "Nothing needs attention",
  },
  emptyTabs: {
    all: "Orders appear here as soon as they’re placed.",
    "to-confirm":
      "Every cash order is confirmed. New cash orders appear here until the buyer confirms.",
    "to-pack": "Orders appear here once they’re paid, or confirmed for cash on delivery.",
    "to-check": "When a buyer sends proof of a bank transfer, the order appears here.",
    reserved: "Unpaid orders with reserved items appear here until the reservation ends.",
    attention: "Orders with a problem appear here.",
  },
  required: "Enter some text here.",
  tooLong: (max: number) => `Use at most ${max} characters.`,
  unusualCharacters: "Please remove characters that cannot be printed.",
  cash: {
    confirm: "Confirm by phone",
    confirmed: "The order is confirmed. The buyer gets an email.",
    notAgreed:
      "The buyer has to agree to the terms first, through the link in their email. If they can’t find it, send it again.",
    notToConfirm: "This order no longer needs confirmation. Check it again.",
    due: (amount: string) => `The courier collects ${amount}.`,
    amount: "Amount collected",
    amountHint: "The amount the courier handed over, in pesos.",
    amountUnreadable: "Enter an amount in pesos, like 9,200 or 9200.50.",
    collect: "Record cash",
    collected: "The cash is recorded, and the order is paid.",
    difference: (got: string, due: string) =>
      `You entered ${got} instead of ${due}. The order isn’t marked as paid and needs attention. Record the full amount once the difference is settled.`,
    notToCollect: "This order no longer has cash to collect. Check it again.",
    refusedBefore: (count: number) =>
      count === 1
        ? "This buyer refused a parcel before"
        : `This buyer refused ${count} parcels before`,
    refusedBeforeText: "Matched by account, address and phone. Call before you pack.",
  },
  unknownMove: "Choose one of the buttons on this page.",
  forbidden: "Your role does not allow this. Ask a manager.",
  changedMeanwhile: "Someone changed this order in the meantime. Check it before you continue.",
  changedBy: (who: string, when: string, now: OrderStatus) =>
    `${who} changed this order in the meantime. It has been ${orderMessages.status[now].toLowerCase()} since ${when}. Check it before you continue.`,
  you: "You",
  gone: "This order no longer exists.",
  unknownAction: "This button no longer works. Please reload the page.",
  shopItself: "System",
  visitor: "The buyer",
} as const;

export const linkMessages = {
  lead: "Anyone with the emailed link can see this order. If the wrong person has it, replace it. Earlier links stop working, and the buyer gets a new one by email.",
  submit: "Replace link",
  done: "Earlier links no longer work. The buyer gets the new one by email.",
} as const;
