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
    print: (count: number) => `Print slips and labels${count > 0 ? ` of ${orders(count)}` : "…"}`,
    ship: (count: number) => `Enter tracking numbers${count > 0 ? ` of ${parcels(count)}` : "…"}`,
    deliver: (count: number) => `Mark as delivered${count > 0 ? `: ${orders(count)}` : "…"}`,
    collect: (count: number) => `Cash collected${count > 0 ? `: ${orders(count)}` : "…"}`,
    archive: (count: number) => `Archive${some(count, orders)}`,
    tag: (count: number) => `Tag${some(count, orders)}`,
  },
  unfit: {
    confirm: "No chosen order is waiting to be confirmed.",
    ship: "No chosen order is ready to be sent.",
    deliver: "No chosen order is on its way.",
    collect: "No chosen order has cash to collect.",
    archive: "Only delivered orders can be archived.",
  },
  noneChosen: "Choose at least one order first.",
  noStep: "Choose what to do with the orders.",
  forbidden: "Your role does not allow this.",
  gone: "An order",
  nobody: "No orders are chosen. Go back to the list and choose some.",
  back: "All orders",
  chosen: "Chosen orders",
  passedOver: (count: number) => `Passed over: ${orders(count)}`,
  why: {
    not_to_confirm: "does not wait to be confirmed",
    needs_attention: "needs attention first",
    not_to_pack: "does not wait to be packed",
    partly_sent: "has left in part: send the rest from “To pack” or from its page",
    not_on_way: "is not on its way",
    not_owed: "has no cash to collect",
    not_delivered: "is not delivered, or is archived already",
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
    lead: "You reached these buyers, and they want their parcels. Each gets an email that the order is confirmed.",
    none: "None of these orders waits to be confirmed.",
    submit: (count: number) => `Confirm ${orders(count)}`,
    done: (count: number) => `${orders(count)} confirmed.`,
    refusals: {
      forbidden: "your role does not allow this",
      not_found: "it no longer exists",
      confirmed: "it is confirmed already",
      over: "it is over",
      not_agreed: "its buyer has to agree to the terms first, by the link in the email",
    },
  },

  steps: {
    deliver: {
      title: "Mark as delivered",
      lead: (isBuyerTold: boolean) =>
        isBuyerTold
          ? "The couriers brought these parcels. Each buyer gets an email."
          : "The couriers brought these parcels. No buyer gets an email.",
      submit: (count: number) => `Mark ${orders(count)} as delivered`,
      done: (count: number) => `${orders(count)} delivered.`,
    },
    collect: {
      title: "Record collected cash",
      lead: () =>
        "The couriers handed over the full total of each of these orders. Record any other amount on the order’s page.",
      submit: (count: number) => `Record the cash of ${orders(count)}`,
      done: (count: number) => `${orders(count)} paid in cash.`,
    },
    archive: {
      title: "Archive orders",
      lead: () => "These orders are delivered and settled. Archiving closes them as completed.",
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
    lead: "An order that has the tag already, or lacks it already, stays as it is.",
    addTo: (count: number) => `Add to ${orders(count)}`,
    removeFrom: (count: number) => `Remove from ${orders(count)}`,
    added: (count: number) => `${orders(count)} tagged.`,
    removed: (count: number) => `The tags are removed from ${orders(count)}.`,
    refusals: { as_it_is: "nothing to change", too_many: "has as many tags as it may have" },
  },

  ship: {
    title: "Enter tracking numbers",
    lead: "Paste a column from the courier’s sheet. Then check what goes to which order before anything is sent.",
    none: "None of these orders waits to be packed.",
    courier: "Courier",
    choose: "Choose the courier.",
    paste: "Tracking numbers",
    pasteHint:
      "One a line in the order of the rows on this page. Or the order number and its tracking number on each line, in any order.",
    check: "Check",
    checked: "What goes to which order",
    empty: "Paste the tracking numbers first.",
    counted: (numbers: number, all: number) =>
      `You pasted ${lines(numbers)} for ${parcels(all)}. Paste one for each, or write the order number before each.`,
    mend: "Correct these lines, and check again. Nothing was sent.",
    line: (line: number, text: string) => `Line ${line}, “${text}”`,
    lines: {
      unknown_order: "this order is not among the chosen ones that wait to be packed",
      no_order: "names no order, while other lines do",
      no_number: "has no tracking number",
      order_twice: "this order has a number already",
      number_twice: "this number stands here twice",
      too_long: "the number is too long",
      unusual: "has characters that cannot be printed",
      too_many_cells: "has more than an order number and a tracking number",
    } satisfies Record<LineProblem, string>,
    inUse: (number: string, order: string) => `${number} is the number of ${order} already`,
    noNumber: "None: it stays",
    missing: "No open lot has enough",
    anyLot: "No lots on record",
    ofLot: (units: number, lot: string) => `${units} of ${lot}`,
    submit: (count: number) => `Send off ${parcels(count)}`,
    leaves: "Each takes the lots shown here and leaves.",
    mails: "Its buyer gets an email ten seconds later. Until then you can undo it.",
    noMails:
      "Customer notifications are off, so no buyer gets an email. You can undo it for ten seconds.",
    done: (count: number) => `${parcels(count)} on the way.`,
    nothing: "Nothing is ready to leave.",
  },
} as const;

const consequences: Partial<Record<OrderStatus, (isBuyerTold: boolean) => string>> = {
  processing: () => "Its buyer can no longer change it.",
  delivered: (isTold) => (isTold ? "The buyer gets an email." : "The buyer gets no email."),
  completed: () => "This closes the order.",
};

/** The status menu of one order in the list. */
export const statusMenuMessages = {
  open: (number: string) => `Change the status of ${number}, which is`,
  of: (act: string, number: string) => `${act}: ${number}`,
  leads: { shipped: "Mark as shipped…", cancelled: "Cancel order…" },
  consequences,
  moved: (number: string, sentence: string) => `${number}: ${sentence}`,
} as const;
