import { normaliseEmail } from "#app/modules/discounts/rules/normalise-email.ts";
import { hasPaid } from "#app/modules/orders/queries/has-paid.server.ts";
import { reserverOf } from "#app/modules/orders/rules/reserver.ts";
import type { ReserverKeys } from "#app/modules/orders/rules/reserver.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CheckoutInput } from "../input.ts";

/** By what a buyer is counted who never paid; nobody who has, and nobody who owes nothing. */
export async function findReserver(
  db: Db,
  { form, address }: { form: CheckoutInput; address?: string },
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
