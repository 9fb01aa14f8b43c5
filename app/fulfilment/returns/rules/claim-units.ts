import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { ProductKind } from "#app/goods/catalog/rules/product-terms.ts";

export type ClaimableLine = {
  id: string;
  kind: ProductKind;
  sent: number;
  /** Units in other returns, except refused ones. */
  claimed: number;
};

export type UnitsClaim = { orderItemId: string; units: number };

/** Units that can still be returned. Consultations cannot. */
export function openUnits({ kind, sent, claimed }: ClaimableLine): number {
  return kind === "service" ? 0 : Math.max(0, sent - claimed);
}

/** Accepts the requested units if there are any and each line has enough left. */
export function claimUnits(
  lines: readonly ClaimableLine[],
  wished: ReadonlyMap<string, number>,
): Result<UnitsClaim[], Refusal<"nothing_asked" | "too_many">> {
  const asked = [...wished].filter(([, units]) => units > 0);
  if (asked.length === 0) return refuse("nothing_asked");
  const left = new Map(lines.map((line) => [line.id, openUnits(line)]));
  if (asked.some(([id, units]) => units > (left.get(id) ?? 0))) return refuse("too_many");
  return ok(asked.map(([orderItemId, units]) => ({ orderItemId, units })));
}

/** All units of a refused parcel that no other return includes. */
export function everythingIn(
  parcel: readonly { itemId: string; units: number }[],
  lines: readonly ClaimableLine[],
): ReadonlyMap<string, number> {
  const had = new Map(parcel.map(({ itemId, units }) => [itemId, units]));
  return new Map(lines.map((line) => [line.id, Math.min(had.get(line.id) ?? 0, openUnits(line))]));
}
