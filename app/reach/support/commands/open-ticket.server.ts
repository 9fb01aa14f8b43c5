import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { PER_ADDRESS } from "../rules/limits.ts";
import { sentBefore, type NewTicket, type OpenedTicket } from "../queries/sent-before.server.ts";
import { storeTicket } from "./store-ticket.server.ts";

/** Many people share the address of one mobile network, so it may send more than one mailbox. */
const PER_CLIENT = { name: "contact-client", points: 20, seconds: 10 * 60 };

type OpenTicketRefusal = Refusal<"form_used"> | (Refusal<"too_many"> & { retryAfter: number });
type ClientContext = Pick<RequestContext, "ctx" | "limiter" | "ip">;

/**
 * Stores a visitor's message, under their account if they are signed in. The same form or the same
 * words sent again lead to the first ticket. A used form with other words is refused, so that
 * neither text is lost.
 */
export async function openTicket(
  { ctx, limiter, ip }: ClientContext,
  ticket: NewTicket,
): Promise<Result<OpenedTicket, OpenTicketRefusal>> {
  const known = await sentBefore(ctx, ticket);
  if (known) return known;
  for (const [limit, key] of [
    [PER_CLIENT, ip],
    [PER_ADDRESS, hashToken(ticket.email)],
  ] as const) {
    const { allowed, retryAfter } = await limiter.take(limit, key);
    if (!allowed) return refuse("too_many", { retryAfter });
  }
  return inTransaction(ctx, (tx) => storeTicket(tx, ticket));
}
