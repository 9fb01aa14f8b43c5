import { useState, type FormEvent } from "react";
import type { CartTotals } from "#app/selling/cart/rules/price-cart.ts";
import { priceTo } from "../rules/price-to.ts";
import type { CheckoutFailure } from "../views/checkout-failure.ts";
import { showCash } from "../views/show-cash.ts";
import { showDestination } from "../views/show-destination.ts";

type DestinationView = Parameters<typeof showDestination>[0] &
  Pick<Parameters<typeof showCash>[0], "cash"> & {
    totals: CartTotals;
    prefill: Readonly<Record<string, string>>;
  };

/** Totals, delivery days and cash for the province in the form, updated while the buyer types. */
export function useDestination(shown: DestinationView, failure: CheckoutFailure | undefined) {
  const { pricing, prefill } = shown;
  const [typed, setTyped] = useState<{ province: string; after: typeof failure }>();
  function onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== "province") return;
    setTyped({ province: target.value, after: failure });
  }
  // The province of a refusal applies until the buyer types another one.
  const sent = failure?.province ?? failure?.values["province"] ?? prefill["province"];
  const province = typed?.after === failure ? (typed?.province ?? sent) : sent;
  const totals = pricing ? priceTo(pricing, province) : shown.totals;
  const cash = showCash(shown, { province, total: totals.total });
  return { totals, cash, ...showDestination(shown, province), onInput };
}
