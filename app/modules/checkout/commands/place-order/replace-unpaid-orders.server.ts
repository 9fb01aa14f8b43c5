import { normaliseEmail } from "#app/modules/discounts/rules/normalise-email.ts";
import { endOtherUnpaidOrders } from "#app/modules/orders/commands/end-other-unpaid-orders.server.ts";
import { lockReserver } from "#app/modules/orders/commands/lock-reserver.server.ts";
import { startedAgain } from "#app/modules/orders/queries/guest-reservations.server.ts";
import { hasPaid } from "#app/modules/orders/queries/paid-orders.server.ts";
import { reserverOf, type ReserverKeys } from "#app/modules/orders/rules/reserver.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CheckoutInput } from "../../input.ts";
import type { DecidedCheckout } from "./decide-checkout.server.ts";
import type { ReadCheckout } from "./read-checkout.server.ts";

type Sent = { form: CheckoutInput; address?: string };

/**
 * Ends the unpaid orders whose place the new one takes, so that their code and units are free for
 * it. Answers by what a buyer who never paid is counted; they are locked from here on.
 */
export async function replaceUnpaidOrders(
  tx: Ctx,
  sent: Sent,
  { cartId, lines, buyer }: ReadCheckout,
  { quote, totals }: DecidedCheckout,
): Promise<ReserverKeys | undefined> {
  const reserver = await findReserver(tx.db, sent, buyer.customerId, totals.total);
  if (reserver) await lockReserver(tx, reserver);
  await endOtherUnpaidOrders(tx, cartId, {
    also: reserver ? await startedAgain(tx.db, reserver) : [],
    productIds: lines.map((line) => line.productId),
    discountId: quote?.discount?.id ?? null,
  });
  return reserver;
}

/** By what a buyer is counted who never paid; nobody who has, and nobody who owes nothing. */
async function findReserver(
  db: Db,
  { form, address }: Sent,
  customerId: string | null,
  total: number,
): Promise<ReserverKeys | undefined> {
  if (total === 0 || (customerId !== null && (await hasPaid(db, customerId)))) return undefined;
  const { email, phone, paymentMethod } = form;
  return {
    kind: reserverOf({ customerId, paymentMethod }),
    email: normaliseEmail(email),
    phone,
    address: address ?? null,
    customerId,
  };
}
