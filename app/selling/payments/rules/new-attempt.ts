import type { Centavos } from "#app/lib/money.ts";
import { paymentReference } from "./reference.ts";

type Attempt = {
  gateway: string;
  amount: Centavos;
  /** When to ask the gateway for the status. Null if there is no gateway to ask. */
  nextAskAt: Date | null;
};

export function newAttempt(
  { now, ids }: { now: Date; ids: { newId(): string; newToken(): string } },
  { gateway, amount, nextAskAt }: Attempt,
) {
  const reference = paymentReference(now, ids.newToken());
  return { id: ids.newId(), gateway, reference, amount, nextAskAt };
}
