const units = (count: number) => (count === 1 ? "1 unit" : `${count.toLocaleString("en")} units`);
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

export const purchaseMessages = {
  title: "Purchase orders",
  lead: "What you ordered from your suppliers, and what of it has come.",
  add: "New purchase order",
  caption: "Purchase orders",
  show: "Which purchase orders",
  shows: {
    open: "Open",
    overdue: "Overdue",
    draft: "Drafts",
    received: "Received",
    cancelled: "Cancelled",
    all: "All",
  },
  search: "Search by number or supplier",
  expectedDates: "Expected",
  none: "No purchase orders yet",
  noneHint: "Add a supplier with what they sell. The shop then suggests what to order.",
  columns: {
    number: "Number",
    supplier: "Supplier",
    state: "Status",
    expected: "Expected",
    units: "Received",
    total: "Total",
  },
  states: {
    draft: "Draft",
    sent: "Sent",
    partly_received: "Partly received",
    received: "Received",
    cancelled: "Cancelled",
  },
  overdue: "Overdue",
  noDate: "No date",
  progress: (received: number, ordered: number) =>
    `${received.toLocaleString("en")} of ${ordered.toLocaleString("en")}`,

  toOrder: "To order",
  toOrderLead: "Choose the supplier. The shop suggests what to order from how fast it sells.",
  runsOut: (count: number) =>
    count === 1
      ? "1 item runs out before a delivery could arrive"
      : `${items(count)} run out before a delivery could arrive`,
  suggestedItems: (count: number) =>
    count === 0 ? "Nothing is suggested" : `${items(count)} suggested`,
  supplies: (count: number) => `Supplies ${items(count)}`,
  leadTime: (count: number) => `${days(count)} to deliver`,
  orderFrom: (name: string) => `Order from ${name}`,
  noSupplier: "No active supplier yet",
  noSupplierHint: "Add whom you buy from and what they sell. The shop then suggests what to order.",
  addSupplier: "Add supplier",

  newFrom: (name: string) => `New purchase order from ${name}`,
  back: "All purchase orders",
  otherSupplier: "Another supplier",
  lines: "What to order",
  linesLead: (cover: number) =>
    `Suggested so that it lasts ${days(cover)} after the delivery. Change any number; what is empty is not ordered.`,
  noItems: "They supply nothing yet. Add their items first.",
  addItems: "Add what they supply",
  quantity: "Quantity",
  unitCost: "Cost of one, in pesos",
  packs: (size: number) => (size === 1 ? "" : `Packs of ${size}`),
  expectedOn: "Expected on",
  notes: "Notes for the supplier",
  optional: "Optional",
  saveDraft: "Save draft",
  drafted: (number: string) => `${number} is saved as a draft.`,
  belowMinimum: (minimum: string) => `It is below the supplier’s minimum order of ${minimum}.`,

  ordered: "Ordered",
  created: "Made",
  sent: "Sent",
  notSent: "Not sent yet",
  total: "Total",
  item: "Item",
  theirSku: "Their SKU",
  cost: "Cost of one",
  amount: "Amount",
  received: "Received",
  stillOpen: "Still open",
  damaged: (count: number) => `${units(count)} damaged`,
  endedWhy: "Reason",
  pdf: "Open the PDF",
  send: "Send by mail",
  sendAgain: "Send again",
  receive: "Receive a delivery",
  markSent: "I sent it another way…",
  markSentHint:
    "By phone, on paper or on their own pages. It is then waited for like one that was mailed.",
  how: "How?",
  howHint: "Such as “by phone, with Ana”",
  markSentNow: "Mark as sent",
  markedSent: (number: string) => `${number} counts as sent.`,
  cancel: "Cancel this purchase order…",
  cancelHint: "Tell the supplier yourself, if it was sent to them. It cannot be undone.",
  cancelNow: (number: string) => `Cancel ${number}`,
  cancelled: (number: string) => `${number} is cancelled.`,
  close: "Close it with what has come…",
  closeHint: "What has not come is not waited for any more. It cannot be undone.",
  closeNow: (number: string) => `Close ${number}`,
  closed: (number: string) => `${number} is closed.`,
  why: "Why?",
  deliveries: "Deliveries",
  noDeliveries: "Nothing has come yet.",
  lotOf: (number: string, day: string) => `Lot ${number}, use before ${day}`,
  cameBy: (count: number) => units(count),

  edit: "Change the draft",
  editOf: (number: string) => `Change ${number}`,
  editLead: (supplier: string) =>
    `What to order from ${supplier}. An item with an empty quantity is not ordered.`,
  backToOrder: (number: string) => `Back to ${number}`,
  save: "Save changes",
  changed: (number: string) => `${number} is changed.`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  costOf: (name: string) => `Cost of ${name}`,
  notSupplied: "They do not supply it any more.",

  notNow: {
    edit: {
      sent: "It was sent. Cancel it, and make a new one.",
      partly_received: "A part of it has come.",
      received: "It is finished.",
      cancelled: "It is cancelled.",
    },
    send: { received: "It is finished.", cancelled: "It is cancelled." },
    receive: {
      draft: "It was not sent yet.",
      received: "All of it has come.",
      cancelled: "It is cancelled.",
    },
    close: {
      draft: "It was not sent yet. Cancel it instead.",
      sent: "Nothing of it has come. Cancel it instead.",
      received: "It is finished.",
      cancelled: "It is cancelled.",
    },
    cancel: {
      partly_received: "A part of it has come. Close it instead.",
      received: "It is finished.",
      cancelled: "It is cancelled already.",
    },
  } as Record<string, Record<string, string>>,
  noEmail: "The supplier has no email address. Add one, or send the PDF another way.",

  check: "Please check the form",
  noStep: "Choose what to do.",
  needed: {
    why: "Enter the reason",
    how: "Enter how it was sent",
    lines: "Enter the quantity of one item at least",
    day: "Enter a date, such as 2026-11-21",
  },
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  quantityWrong: "Enter a whole number up to 100,000",
  costNeeded: "Enter the cost of one, such as 125.50",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This purchase order no longer exists.",
    supplier_gone:
      "Nothing can be ordered from this supplier now. They are in the archive, or not active.",
    item_gone: "One of these items is not supplied by them any more. Load the page again.",
    not_now: "This is not possible any more: a colleague was first. Load the page again.",
    changed_meanwhile:
      "A colleague changed this purchase order meanwhile. It is shown as it is now; please look, and do it again.",
    too_large: "The total is more than an order can have. Order less.",
    saveFailed: "Failed to save purchase order",
  },
} as const;

/** How a suggestion was calculated, in one sentence. */
export const suggestionText = {
  sells: (
    { sold, days }: { sold: number; days: number },
    within: number,
    lead: number,
    cover: number,
  ) =>
    `${sold} sold ÷ ${days} ${days === 1 ? "day" : "days"} × ${within} days (${lead} to arrive, ${cover} to last)`,
  equals: (needed: number) => ` = ${needed}`,
  roundedUp: (product: number, needed: number) =>
    ` = ${product.toLocaleString("en", { maximumFractionDigits: 2, useGrouping: false })}, rounded up to ${needed}`,
  sellsNothing: "Nothing sold in the last 28 days",
  onHand: (count: number) => `less ${count} on hand`,
  unsold: (count: number) => `of which ${count} expire unsold`,
  reserved: (count: number) => `plus ${count} reserved`,
  onOrder: (count: number) => `less ${count} on order`,
  enough: "so there is enough",
  missing: (count: number) => `so ${count} are missing`,
  packed: (size: number, quantity: number) => `${quantity} in packs of ${size}`,
} as const;
