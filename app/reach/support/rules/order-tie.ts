/** The writer of a ticket, as far as the shop knows. */
export type TicketWriter = {
  /** Typed by the writer. Anyone can type any address. */
  email: string;
  /** The customer of the signed-in account. */
  customerId: string | null;
  /** The account's address; null without an account, or while its mailbox is unproven. */
  confirmedEmail: string | null;
};

/**
 * Own: the order belongs to the account or its confirmed address. Typed: the address matches the
 * order, but no one proved that it is the writer's. Other: only the order number matches, which
 * anyone may have read somewhere.
 */
export type OrderTie = "own" | "typed" | "other";

export function orderTie(
  writer: TicketWriter,
  order: { customerId: string | null; email: string },
): OrderTie {
  if (writer.customerId !== null && writer.customerId === order.customerId) return "own";
  const buyer = order.email.toLowerCase();
  if (writer.confirmedEmail?.toLowerCase() === buyer) return "own";
  return writer.email.toLowerCase() === buyer ? "typed" : "other";
}
