import { Badge } from "#app/ui/badge.tsx";
import { catalogMessages as say } from "../texts/shopper.ts";
import type { StockState } from "../rules/stock-state.ts";

type StockBadgeProps = {
  stock: StockState;
  /** Cards show nothing while stock is plentiful; the product page does. */
  alsoWhenPlenty?: boolean | undefined;
};

export function StockBadge({ stock, alsoWhenPlenty = false }: StockBadgeProps) {
  switch (stock.kind) {
    case "out":
      return (
        <Badge look="plain" tone="neutral">
          {say.outOfStock}
        </Badge>
      );
    case "low":
      return (
        <Badge look="plain" tone="warning">
          {say.onlyLeft(stock.left)}
        </Badge>
      );
    default:
      return alsoWhenPlenty ? (
        <Badge look="plain" tone="success">
          {say.inStock}
        </Badge>
      ) : null;
  }
}
