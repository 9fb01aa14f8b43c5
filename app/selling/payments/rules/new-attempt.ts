import type { Centavos } from "#app/lib/money.ts";
import { paymentReference } from "./reference.ts";

type Attempt = {
  gateway: string;
  amount: Centavos;
  /** When the gateway is asked how it stands; null where there is nobody to ask. */
  nextAskAt: Date | null;
};

/** An attempt to pay as it is written, under a reference that nobody can guess. */
export function newAttempt(
  { now, ids }: { now: Date; ids: { newId(): string; newToken(): string } },
  { gateway, amount, nextAskAt }: Attempt,
) {
  const reference = paymentReference(now, ids.newToken());
  return { id: ids.newId(), gateway, reference, amount, nextAskAt };
}
