import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { mailboxUnproven } from "../queries/guest-reservations.server.ts";
import { confirmationState } from "../rules/confirmation.ts";
import type { OrderStatus, PaymentStatus } from "../rules/order-terms.ts";

const ofOrder = { name: "confirmation-of-order", points: 3, seconds: 60 * 60 };
const ofAddress = { name: "confirmation-to-address", points: 6, seconds: 60 * 60 };

type ConfirmableOrder = {
  id: string;
  email: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
};

/**
 * Mails the link of a cash order or a guest's order again. A visitor can type any address into a
 * checkout, so both the order and the mailbox have a limit.
 */
export async function askForConfirmation(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  order: ConfirmableOrder,
): Promise<Result<undefined, Refusal<"not_waiting" | "too_often">>> {
  const unproven = await mailboxUnproven(ctx.db, order.id);
  if (confirmationState(order, unproven) !== "open") return refuse("not_waiting");
  const { allowed } = await limiter.take(ofOrder, order.id);
  if (!allowed) return refuse("too_often");
  const mailbox = await limiter.take(ofAddress, hashToken(order.email));
  if (!mailbox.allowed) return refuse("too_often");
  const request = { orderId: order.id, askId: ctx.ids.newId() };
  await enqueue(ctx.db, "orders.mail-confirmation", request);
  return ok(undefined);
}
