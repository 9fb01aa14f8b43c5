/** Who wrote a ticket, as far as the shop knows. */
export type TicketWriter = {
  /** What was typed; anybody can type any address. */
  email: string;
  /** Of the account that was signed in. */
  customerId: string | null;
  /** The account's address; null where there is no account, or while its mailbox is unproven. */
  confirmedEmail: string | null;
};

/**
 * Own: the order is the account's, or was placed under its confirmed address. Typed: the address is
 * that of the order, but nobody proved that it is theirs. Other: nothing connects the two but the
 * number, which anybody may have read somewhere.
 */
export type OrderTie = "own" | "typed" | "other";

/** How the writer of a ticket and the buyer of an order are connected. */
export function orderTie(
  writer: TicketWriter,
  order: { customerId: string | null; email: string },
): OrderTie {
  if (writer.customerId !== null && writer.customerId === order.customerId) return "own";
  const buyer = order.email.toLowerCase();
  if (writer.confirmedEmail?.toLowerCase() === buyer) return "own";
  return writer.email.toLowerCase() === buyer ? "typed" : "other";
}
