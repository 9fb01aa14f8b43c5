import type { Centavos } from "#app/lib/money.ts";
import { LOW_STOCK_BELOW } from "#app/modules/catalog/rules/stock.ts";

export type LineNotice =
  | { kind: "not_sold" | "out" }
  | { kind: "short" | "low"; left: number }
  | { kind: "price"; before: Centavos; now: Centavos };

export type NoticedLine = {
  sellable: boolean;
  quantity: number;
  /** Null for what cannot run out. */
  available: number | null;
  price: Centavos;
  seenPrice: Centavos;
};

/** What the shopper must know about a line before ordering, the gravest first. */
export function lineNotices(line: NoticedLine): LineNotice[] {
  if (!line.sellable) return [{ kind: "not_sold" }];
  const notices: LineNotice[] = [];
  const left = line.available;
  if (left !== null) {
    if (left <= 0) notices.push({ kind: "out" });
    else if (left < line.quantity) notices.push({ kind: "short", left });
    else if (left < LOW_STOCK_BELOW) notices.push({ kind: "low", left });
  }
  if (line.price !== line.seenPrice) {
    notices.push({ kind: "price", before: line.seenPrice, now: line.price });
  }
  return notices;
}
