import { LOW_STOCK_BELOW } from "./stock.ts";

export type StockState = { kind: "in_stock" } | { kind: "low"; left: number } | { kind: "out" };

/** The stock state for shoppers; `undefined` units means that the item cannot run out. */
export function stockState(units: number | undefined): StockState {
  if (units === undefined) return { kind: "in_stock" };
  if (units <= 0) return { kind: "out" };
  return units < LOW_STOCK_BELOW ? { kind: "low", left: units } : { kind: "in_stock" };
}
