import { formatMoney } from "#app/lib/money.ts";
import type { ReturnAct } from "../rules/return-moves.ts";
import type { Asker, ReturnState } from "../rules/return-terms.ts";

/** What staff read of returns. */
export const returnMessages = {
  title: "Returns",
  lead: "What buyers send back, and parcels that came back by themselves.",
  caption: "Returns, the newest first",
  back: "All returns",
  none: "No returns here",
  noneHint:
    "Buyers ask for a return on the page of their order. Staff do it from the order in the back-office.",
  search: "Number of the return or the order",
  show: "Show",
  shows: {
    open: "Open",
    asked: "To decide",
    approved: "Approved",
    received: "To inspect",
    inspected: "To settle",
    settled: "Settled",
    refused: "Refused",
    all: "All",
  },
  columns: {
    number: "Return",
    order: "Order",
    state: "State",
    reason: "Reason",
    units: "Units",
    asked: "Asked",
  },
  states: {
    asked: "Asked for",
    approved: "Approved",
    received: "Received",
    inspected: "Inspected",
    settled: "Settled",
    refused: "Refused",
  } satisfies Record<ReturnState, string>,
  askedBy: {
    buyer: "The buyer",
    staff: "Staff, for the buyer",
    courier: "No one: the courier brought it back",
  } satisfies Record<Asker, string>,
  photos: "Photos of the buyer",
  facts: {
    order: "Order",
    asked: "Asked",
    by: "Asked by",
    reason: "Reason",
    note: "What they say",
    answer: "Told the buyer",
    comesBack: "Goods",
    received: "Received",
    refunded: "Refunded",
    why: "Why it was settled like this",
  },
  sendsBack: "The buyer sends them back",
  keeps: "Nothing has to come back",
  lines: {
    title: "Items",
    of: (units: number, bought: number) => `${units} of ${bought}`,
    cold: "Needs cold",
    recalled: "Of a recalled lot",
    received: (units: number) => `${units} received`,
    good: (units: number) => `${units} back in stock`,
    spoiled: (units: number) => `${units} not to be sold again`,
  },
  next: "Next step",
  more: "Another step",
  over: "No further steps. This return is closed.",
  notYours: "Your role cannot take the next step. Ask a manager.",
  acts: {
    approve: "Approve",
    refuse: "Refuse",
    receive: "Record what arrived",
    inspect: "Record the inspection",
    settle: "Settle",
  } satisfies Record<ReturnAct, string>,
  folded: {
    approve: "Approve…",
    refuse: "Refuse…",
    receive: "It arrived after all…",
    inspect: "Inspect…",
    settle: "Settle without the goods…",
  } satisfies Record<ReturnAct, string>,
  done: {
    approve: "The return is approved. The buyer gets an email.",
    refuse: "The return is refused. The buyer gets an email with the reason.",
    receive: "What arrived is recorded. Inspect it next.",
    inspect: "The inspection is recorded.",
    settle: "The return is settled.",
  } satisfies Record<ReturnAct, string>,
  approve: {
    how: "Do the goods have to come back?",
    no: "No",
    noHint: "A photo or what the buyer says is enough. You can settle it next.",
    yes: "Yes",
    yesHint: "The buyer sends them. Tell them where to and who pays.",
    answer: "What the buyer should do",
    answerHint: "The buyer reads this in the email and on the page of the order.",
  },
  refuse: { answer: "Why it is refused", answerHint: "The buyer reads this." },
  receive: {
    lead: "Count what is in the parcel.",
    units: (name: string) => `Units of ${name} that arrived`,
  },
  inspect: {
    lead: "Good units go back to stock. All others that arrived are not sold again.",
    good: (name: string) => `Good units of ${name}`,
    outOf: (units: number) => `Of ${units} that arrived.`,
    cold: (name: string, units: number) =>
      `${name}: ${units === 1 ? "1 unit" : `${units} units`}. It needs the fridge and has left it, so it is not sold again.`,
    recalled: (name: string, units: number) =>
      `${name}: ${units === 1 ? "1 unit" : `${units} units`}. Its lot was recalled, so it is not sold again.`,
  },
  settle: {
    reckoned: (amount: number) => `The goods cost ${formatMoney(amount)}.`,
    left: (amount: number, hasPack: boolean) =>
      amount > 0
        ? `${formatMoney(amount)} of the order can still be refunded. That includes shipping${hasPack ? " and the insulated pack" : ""}.`
        : "Nothing of the order can be refunded, so it is settled without money.",
    money: "Refund",
    withMoney: "Refund money",
    withoutMoney: "Settle without a refund",
    withoutHint: "The buyer reads the reason.",
    amount: "Amount in pesos",
    why: "Reason",
    whyHint:
      "With a refund it is for the shop’s own log. Without one the buyer reads it in the email.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This return no longer exists.",
    not_now: "This return is at another step now, so that is not possible. Please check it again.",
    changed_meanwhile:
      "Someone changed this return in the meantime. Please check it before you go on.",
    key: "Please reload this page and send the form again.",
    unknown: "This button no longer works. Please reload the page.",
    check: "Please check these fields.",
    comesBack: "Say whether the goods have to come back.",
    answer: "Enter what the buyer should read.",
    answerWay: "Tell the buyer where to send it and who pays.",
    long: (max: number) => `Use at most ${max} characters.`,
    unusual: "Please remove characters that cannot be printed.",
    units: "Enter a whole number.",
    nothing_came: "Enter at least one unit.",
    too_many: "That is more than the return is about.",
    too_many_good: "That is more than arrived.",
    cold: "Goods that need cold are not sold again.",
    recalled: "Goods of a recalled lot are not sold again.",
    money: "Say whether money goes back.",
    amount: "Enter an amount such as 1,250.00.",
    tooMuch: (left: number) =>
      left > 0
        ? `Only ${formatMoney(left)} is left to refund.`
        : "There is nothing left to refund for this order.",
    key_used: "This return was already refunded with another amount.",
    by_hand_only:
      "The shop cannot refund this payment through a payment page. Refund it yourself, then enter the reference here.",
    reference: "Enter the reference of your transfer.",
    why: "Enter a reason.",
  },
} as const;

/** What staff read of returns on the page of an order. */
export const orderReturnMessages = {
  title: "Returns",
  none: "Nothing of this order was returned.",
  start: "Return items",
  cameBackOpen: "The parcel came back…",
  cameBackLead:
    "Record it as soon as it is here, or when the buyer refused it at the door. It becomes a return that is to be inspected.",
  cameBackEnds:
    "The order ends. For cash on delivery nothing is owed. What was paid is refunded when the return is settled.",
  cameBackWhich: "Which parcel came back?",
  cameBackParcel: (number: number) => `Parcel ${number}`,
  cameBack: "Record the parcel that came back",
  recorded: (number: string) => `The parcel is recorded as return ${number}.`,
  problems: {
    forbidden: "Your role does not allow this. Ask a manager.",
    not_found: "This order no longer exists.",
    not_sent: "This order has not been sent, so nothing of it can come back.",
    ended: "This order has ended, so nothing of it can come back.",
    too_late: "The time to ask is over.",
    which_parcel: "Choose which of its parcels came back.",
    nothing_left: "Everything in this parcel is part of a return already.",
    nothing_asked: "Choose at least one item.",
    too_many: "Fewer can be returned by now. Please choose again.",
  },
  newTitle: (number: string) => `Return items of order ${number}`,
  newLead: "For a buyer who phoned or wrote. You decide about it on the next page.",
  note: "What the buyer says",
  submit: "Add the return",
  added: (number: string) => `Return ${number} is added.`,
  backToOrder: (number: string) => `Order ${number}`,
} as const;
