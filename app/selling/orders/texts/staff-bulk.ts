import type { OrderStatus } from "../rules/order-terms.ts";
import type { PassedWhy } from "../rules/bulk-orders.ts";
import type { LineProblem } from "../rules/read-tracking-numbers.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${count} orders`);
const parcels = (count: number) => (count === 1 ? "1 parcel" : `${count} parcels`);
const lines = (count: number) => (count === 1 ? "1 number" : `${count} numbers`);
const some = (count: number, noun: (count: number) => string) =>
  count > 0 ? ` ${noun(count)}` : "…";

export const bulkMessages = {
  acts: {
    confirm: (count: number) => `Confirm${some(count, orders)}`,
    print: (count: number) => `Print slips and labels${count > 0 ? ` for ${orders(count)}` : "…"}`,
    ship: (count: number) => `Enter tracking numbers${count > 0 ? ` for ${parcels(count)}` : "…"}`,
    deliver: (count: number) => `Mark as delivered${count > 0 ? `: ${orders(count)}` : "…"}`,
    collect: (count: number) => `Record cash${count > 0 ? `: ${orders(count)}` : "…"}`,
    archive: (count: number) => `Archive${some(count, orders)}`,
    tag: (count: number) => `Tag${some(count, orders)}`,
  },
  unfit: {
    confirm: "No selected order is waiting for confirmation.",
    ship: "No selected order is ready to ship.",
    deliver: "No selected order is on its way.",
    collect: "No selected order has cash to collect.",
    archive: "Only delivered orders can be archived.",
  },
  noneChosen: "Select at least one order first.",
  noStep: "Choose what to do with the orders.",
  forbidden: "Your role does not allow this.",
  gone: "An order",
  nobody: "No orders selected",
  nobodyHint: "Select orders in the list, then choose what to do with them.",
  seeList: "View orders",
  back: "All orders",
  chosen: "Selected orders",
  passedOver: (count: number) => `Skipped: ${orders(count)}`,
  why: {
    not_to_confirm: "isn’t waiting for confirmation",
    needs_attention: "needs attention first",
    not_to_pack: "isn’t waiting to be packed",
    partly_sent: "is partly shipped: ship the rest from “To pack” or the order page",
    not_on_way: "isn’t on its way",
    not_owed: "has no cash to collect",
    not_delivered: "isn’t delivered, or is already archived",
  } satisfies Record<PassedWhy, string>,
  columns: {
    place: "No.",
    order: "Order #",
    customer: "Customer",
    city: "City",
    total: "Total",
    status: "Status",
    lots: "Lots",
    number: "Tracking number",
    tags: "Tags",
  },

  confirm: {
    title: "Confirm orders",
    lead: "Confirm only if these buyers told you that they want their parcels. Each gets a confirmation email.",
    none: "None of these orders is waiting for confirmation.",
    submit: (count: number) => `Confirm ${orders(count)}`,
    done: (count: number) => `${orders(count)} confirmed.`,
    refusals: {
      forbidden: "your role does not allow this",
      not_found: "it no longer exists",
      confirmed: "it’s already confirmed",
      over: "it’s closed",
      not_agreed: "the buyer has to agree to the terms first, through the link in the email",
    },
  },

  steps: {
    deliver: {
      title: "Mark as delivered",
      lead: (isBuyerTold: boolean) =>
        isBuyerTold
          ? "The couriers delivered these parcels. Each buyer gets an email."
          : "The couriers delivered these parcels. No buyer gets an email.",
      submit: (count: number) => `Mark ${orders(count)} as delivered`,
      done: (count: number) => `${orders(count)} marked as delivered.`,
    },
    collect: {
      title: "Record collected cash",
      lead: () =>
        "The couriers handed over the full total of each order. Record any other amount on the order page.",
      submit: (count: number) => `Record cash for ${orders(count)}`,
      done: (count: number) => `Cash recorded for ${orders(count)}.`,
    },
    archive: {
      title: "Archive orders",
      lead: () => "These orders are delivered and settled. Archiving marks them as completed.",
      submit: (count: number) => `Archive ${orders(count)}`,
      done: (count: number) => `${orders(count)} archived.`,
    },
    refusals: {
      forbidden: "your role does not allow this",
      not_found: "it no longer exists",
      changed: "it has changed in the meantime",
    },
  },

  tag: {
    title: "Tag orders",
    lead: "Orders that already match stay the same.",
    addTo: (count: number) => `Add to ${orders(count)}`,
    removeFrom: (count: number) => `Remove from ${orders(count)}`,
    added: (count: number) => `${orders(count)} tagged.`,
    removed: (count: number) => `Tags removed from ${orders(count)}.`,
    refusals: { as_it_is: "nothing to change", too_many: "already has the most tags allowed" },
  },

  ship: {
    title: "Enter tracking numbers",
    lead: "Paste a column from the courier’s sheet, then check the matches. Nothing is sent until you confirm.",
    none: "None of these orders is waiting to be packed.",
    courier: "Courier",
    choose: "Choose a courier.",
    paste: "Tracking numbers",
    pasteHint:
      "One per line, in the order of the rows on this page. Or an order number and its tracking number per line, in any order.",
    check: "Check",
    checked: "Matched tracking numbers",
    empty: "Paste the tracking numbers first.",
    counted: (numbers: number, all: number) =>
      `You pasted ${lines(numbers)} for ${parcels(all)}. Paste one for each, or put the order number before each.`,
    mend: "Fix these lines, then check again. Nothing was sent.",
    line: (line: number, text: string) => `Line ${line}, “${text}”`,
    lines: {
      unknown_order: "this order isn’t selected, or isn’t waiting to be packed",
      no_order: "has no order number, but other lines do",
      no_number: "has no tracking number",
      order_twice: "this order already has a number",
      number_twice: "this number appears twice",
      too_long: "the number is too long",
      unusual: "has unprintable characters",
      too_many_cells: "has more than an order number and a tracking number",
    } satisfies Record<LineProblem, string>,
    inUse: (number: string, order: string) => `${number} is already used for ${order}`,
    noNumber: "None: won’t ship",
    missing: "No open lot has enough",
    anyLot: "No lots on record",
    ofLot: (units: number, lot: string) => `${units} of ${lot}`,
    submit: (count: number) => `Ship ${parcels(count)}`,
    leaves: "Each parcel ships with the lots shown here.",
    mails: "The buyer gets an email 10 seconds later. Until then, you can undo this.",
    noMails:
      "Customer notifications are off, so no buyer gets an email. You can undo this for 10 seconds.",
    done: (count: number) => `${parcels(count)} shipped.`,
    nothing: "Nothing is ready to ship.",
  },
} as const;

const consequences: Partial<Record<OrderStatus, (isBuyerTold: boolean) => string>> = {
  processing: () => "The buyer can no longer change it.",
  delivered: (isTold) => (isTold ? "The buyer gets an email." : "The buyer gets no email."),
  completed: () => "This closes the order.",
};

/** The status menu of one order in the list. */
export const statusMenuMessages = {
  open: (number: string) => `Change the status of ${number}, now`,
  of: (act: string, number: string) => `${act}: ${number}`,
  leads: { shipped: "Mark as shipped…", cancelled: "Cancel order…" },
  consequences,
  moved: (number: string, sentence: string) => `${number}: ${sentence}`,
} as const;
