import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";

export type ClearanceLine = {
  productId: string;
  name: string;
  clearance: Clearance;
  quantity: number;
};

/** An approval of this buyer that holds now, with the units that are left of it. */
export type HeldApproval = { id: string; productId: string; left: number };

/** Units of an approval that an order takes. */
export type ApprovalUse = { approvalId: string; units: number };

export type ClearanceRefusal =
  | (Refusal<"clearance_required"> & { products: string[] })
  | (Refusal<"approval_short"> & { name: string; left: number })
  | (Refusal<"supervision_unconfirmed"> & { products: string[] });

/**
 * Whether these lines may be bought by somebody with these approvals, and what of them that takes. A
 * product that needs a clinician's approval is refused even when the buyer confirms supervision: the
 * confirmation is the buyer's word, the approval is not. One approval covers all of a product.
 */
export function checkClearance(
  lines: readonly ClearanceLine[],
  supervisionConfirmed: boolean,
  approvals: readonly HeldApproval[] = [],
): Result<{ acknowledged: boolean; uses: ApprovalUse[] }, ClearanceRefusal> {
  const guarded = guardedProducts(lines);
  const held = (productId: string) => approvals.filter((each) => each.productId === productId);
  const unapproved = guarded.filter(({ productId }) => held(productId).every(isUsedUp));
  if (unapproved.length > 0) {
    return refuse("clearance_required", { products: unapproved.map(({ name }) => name) });
  }
  const uses: ApprovalUse[] = [];
  for (const { productId, name, units } of guarded) {
    const own = held(productId);
    const covers = own.find(({ left }) => left >= units);
    const left = Math.max(...own.map((each) => each.left));
    if (!covers) return refuse("approval_short", { name, left });
    uses.push({ approvalId: covers.id, units });
  }
  const needConfirmation = needsWord(lines);
  if (needConfirmation.length > 0 && !supervisionConfirmed) {
    return refuse("supervision_unconfirmed", { products: needConfirmation });
  }
  return ok({ acknowledged: needConfirmation.length > 0, uses });
}

/** The most units of a product that one of these approvals still covers. */
export function unitsLeft(productId: string, approvals: readonly HeldApproval[]): number {
  const own = approvals.filter((each) => each.productId === productId);
  return Math.max(0, ...own.map(({ left }) => left));
}

/** The products for which the buyer has to say that a clinician supervises their use. */
export function needsWord(lines: readonly Pick<ClearanceLine, "name" | "clearance">[]): string[] {
  const careful = lines.filter(({ clearance }) => clearance === "acknowledge");
  return [...new Set(careful.map(({ name }) => name))];
}

const isUsedUp = ({ left }: HeldApproval) => left <= 0;

/** What needs an approval, by product: all of its lines together. */
function guardedProducts(lines: readonly ClearanceLine[]) {
  const byProduct = new Map<string, { productId: string; name: string; units: number }>();
  for (const { productId, name, clearance, quantity } of lines) {
    if (clearance !== "required") continue;
    const units = quantity + (byProduct.get(productId)?.units ?? 0);
    byProduct.set(productId, { productId, name, units });
  }
  return [...byProduct.values()];
}
