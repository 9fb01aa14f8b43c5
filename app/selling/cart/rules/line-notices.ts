import type { Centavos } from "#app/lib/money.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import { LOW_STOCK_BELOW } from "#app/goods/catalog/rules/stock.ts";

export type LineNotice =
  | { kind: "not_sold" | "choose" | "approval" | "out" }
  | { kind: "short" | "low" | "approval_short"; left: number }
  | { kind: "price"; before: Centavos; now: Centavos };

export type NoticedLine = {
  sellable: boolean;
  /** The line was added before its product had variants. */
  needsChoice: boolean;
  clearance: Clearance;
  quantity: number;
  /** Null for items without stock. */
  available: number | null;
  price: Centavos;
  seenPrice: Centavos;
};

/** A clinician's approved units of a product, and the units in all lines of this cart. */
export type LineApproval = { left: number; wanted: number };

const NOTHING: LineApproval = { left: 0, wanted: 1 };

/** Notices that the shopper needs before ordering, most serious first. */
export function lineNotices(line: NoticedLine, approved = NOTHING): LineNotice[] {
  if (line.needsChoice) return [{ kind: "choose" }];
  if (!line.sellable) return [{ kind: "not_sold" }];
  if (line.clearance === "required") {
    if (approved.left <= 0) return [{ kind: "approval" }];
    if (approved.wanted > approved.left) return [{ kind: "approval_short", left: approved.left }];
  }
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

const AS_IT_IS: readonly LineNotice["kind"][] = ["low", "price"];

/** The line cannot be ordered as it is, so the page must not promise anything about it. */
export function isInTheWay(notices: readonly LineNotice[]): boolean {
  return notices.some(({ kind }) => !AS_IT_IS.includes(kind));
}
