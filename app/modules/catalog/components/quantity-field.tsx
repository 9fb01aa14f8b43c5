import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { StockState } from "../rules/stock-state.ts";

/** How many are to be added; no more than are left, where that is said. */
export function QuantityField({ name, stock }: { name: string; stock: StockState }) {
  return (
    <QuantityStepper
      commit="local"
      labels={{ quantity: say.quantityOf(name), decrease: say.fewer, increase: say.more }}
      max={stock.kind === "low" ? stock.left : undefined}
      name="quantity"
      value={1}
    />
  );
}
