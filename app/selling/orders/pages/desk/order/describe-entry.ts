import { formatMoney } from "#app/lib/money.ts";
import { orderMessages } from "../../../texts/shopper.ts";
import { courierName } from "../../../rules/couriers.ts";
import type { OrderStatus, PaymentStatus } from "../../../rules/order-terms.ts";

type Entry = { action: string; after: unknown; reason: string | null };

const REASONS: Record<string, string> = {
  expired: "its time was over",
  released: "staff put its items back on sale",
  placed_again: "the buyer placed it again",
  by_buyer: "the buyer cancelled it",
  by_staff: "staff cancelled it",
  refused: "the parcel came back",
  by_link: "the buyer opened the emailed link",
  by_phone: "confirmed by phone",
  payment: "its payment arrived",
  late_payment: "its payment arrived late",
  refund: "by refund",
  taken_back: "undone before the buyer was told",
};

/** A log entry in the back-office's words. */
export function describeEntry({ action, after, reason }: Entry): string {
  const said = sentence(action, (after ?? {}) as Record<string, unknown>);
  if (reason === null) return said;
  const why = Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason;
  const start = said.replace(/\.$/, "");
  // At most one colon per sentence.
  return start.includes(":") ? `${start} (${why})` : `${start}: ${why}`;
}

const NOTE_ACTIONS: Record<string, string> = {
  "order.noted": "Note written",
  "order.note_removed": "Note removed",
  "order.note_restored": "Note put back",
};

const PARCEL_ACTIONS: Record<string, string> = {
  "order.parcel_left": "left with a part of the order",
  "order.parcel_taken_back": "was taken back before the buyer was told",
  "order.parcel_delivered": "was delivered",
  "order.parcel_came_back": "came back",
  "order.parcel_coming_back": "is coming back, says its courier",
  "order.parcel_lost": "is lost, says its courier",
  "order.booking_asked": "is to be booked with its courier",
  "order.booked": "is booked with its courier",
  "order.booking_refused": "was not booked: its courier refused",
  "order.booking_cancelled": "is no longer booked with its courier",
  "order.courier_asked": "was asked about at its courier",
};

/** Acts of staff on a courier's cash. */
const CASH_ACTIONS: Record<string, string> = {
  "cash_finding.claim": "Cash claimed from the courier",
  "cash_finding.pay": "Cash recorded as paid in full, whatever the courier brought",
  "cash_finding.write_off": "Cash of the courier written off",
  "cash_finding.end": "A difference with the courier is put right",
  "cash_finding.note": "Note on the courier’s cash",
};

function sentence(action: string, after: Record<string, unknown>): string {
  const noted = NOTE_ACTIONS[action];
  if (noted !== undefined) return noted;
  const cash = CASH_ACTIONS[action];
  if (cash !== undefined) return [cash, after["note"]].filter(Boolean).join(": ");
  const parcel = PARCEL_ACTIONS[action];
  if (parcel !== undefined) return `Parcel ${String(after["parcel"])} ${parcel}`;
  switch (action) {
    case "order.mail_sent_again":
      return `Email sent again: ${String(after["mail"])}`;
    case "order.tagged":
      return `Tag added: ${tagOf(after)}`;
    case "order.untagged":
      return `Tag removed: ${tagOf(after)}`;
    case "order.agreed":
      return "The buyer agreed to the terms";
    case "order.placed":
      return "Order placed";
    case "order.status":
      return `Status: ${orderMessages.status[after["status"] as OrderStatus]}`;
    case "order.payment":
      return `Payment: ${orderMessages.payment[after["paymentStatus"] as PaymentStatus]}`;
    case "order.tracking":
      return `Tracking${ofParcel(after)}: ${trackingOf(after)}`;
    case "order.flagged":
      return `Needs attention: ${String(after["needsAttention"])}`;
    case "order.resolved":
      return "Resolved";
    case "order.changed":
      return `Items changed by the buyer, new total ${formatMoney(Number(after["totalAmount"]))}`;
    case "order.address":
      return "Delivery address changed by the buyer";
    case "payment_finding.ended":
      return `A difference with ${String(after["provider"])} is done: ${String(after["note"])}`;
    case "refund.requested":
      return `Refund of ${amountOf(after)} asked for`;
    case "refund.done":
      return `Refund of ${amountOf(after)} done`;
    case "refund.failed":
      return `Refund of ${amountOf(after)} refused by the gateway`;
    case "order.collected":
      return `Cash collected: ${formatMoney(Number(after["amount"]))}`;
    case "order.mailbox_confirmed":
      return "The buyer opened the emailed link: the email address is confirmed";
    case "order.link_replaced":
      return "Its link was replaced, and earlier links no longer work";
    case "order.joined":
      return "Joined the account of its buyer";
    case "order.referral_refused":
      return after["refusedWhy"] === "own_order"
        ? "Earns its affiliate nothing: it is their own order"
        : "Earns its affiliate nothing: they were suspended when it was paid";
    case "transfer.proof_sent":
      return "Proof of the transfer sent";
    case "transfer.declined":
      return "Proof of the transfer declined";
    case "transfer.confirmed":
      return `Transfer confirmed: ${arrived(after)}`;
    case "transfer.mismatch":
      return `Transfer of another amount: ${arrived(after)}`;
    default:
      return action;
  }
}

function tagOf(after: Record<string, unknown>): string {
  return Object.keys(after)
    .map((field) => field.replace(/^tag /, ""))
    .join(", ");
}

function ofParcel({ parcel }: Record<string, unknown>): string {
  return typeof parcel === "number" ? ` of parcel ${parcel}` : "";
}

function trackingOf({ courier, number }: Record<string, unknown>): string {
  const carrier = typeof courier === "string" ? [courierName(courier)] : [];
  return [...carrier, typeof number === "string" ? number : "no number"].join(", ");
}

function amountOf(after: Record<string, unknown>): string {
  return formatMoney(Number(after["amount"]));
}

function arrived({ received, bankReference }: Record<string, unknown>): string {
  return `${formatMoney(Number(received))}, ${String(bankReference)}`;
}
