import type { Centavos } from "#app/lib/money.ts";
import { reserverOf, type ReserverKeys } from "#app/selling/orders/rules/reserver.ts";
import type { CheckoutInput } from "../input.ts";

type ReservingBuyer = {
  form: Pick<CheckoutInput, "phone" | "paymentMethod">;
  /** The buyer's network address as a keyed hash. */
  address?: string | undefined;
  total: Centavos;
  hasPaid: boolean;
  buyer: { customerId: string | null; emails: readonly string[] };
};

/**
 * The keys by which a buyer who never paid is counted. Undefined for a buyer who has paid before or
 * owes nothing.
 */
export function reserverFor(buying: ReservingBuyer): ReserverKeys | undefined {
  const { form, address, total, hasPaid, buyer } = buying;
  if (total === 0 || hasPaid) return undefined;
  const { customerId, emails } = buyer;
  const { phone, paymentMethod } = form;
  return {
    kind: reserverOf({ customerId, paymentMethod }),
    email: emails[0] ?? "",
    phone,
    address: address ?? null,
    customerId,
  };
}
