import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";

export type ClearanceLine = {
  productId: string;
  name: string;
  clearance: Clearance;
  quantity: number;
};

/** A valid approval of this buyer, with its remaining units. */
export type HeldApproval = { id: string; productId: string; left: number };

export type ApprovalUse = { approvalId: string; units: number };

export type ClearanceRefusal =
  | (Refusal<"clearance_required"> & { products: string[] })
  | (Refusal<"approval_short"> & { name: string; left: number })
  | (Refusal<"supervision_unconfirmed"> & { products: string[] });

/**
 * Decides whether a buyer with these approvals may buy these lines, and which units of the
 * approvals the order uses. A product that needs a clinician's approval is refused even if the
 * buyer confirms supervision, because the confirmation is only the buyer's word. One approval must
 * cover all units of a product.
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

/** The most units of a product that a single approval still covers. */
export function unitsLeft(productId: string, approvals: readonly HeldApproval[]): number {
  const own = approvals.filter((each) => each.productId === productId);
  return Math.max(0, ...own.map(({ left }) => left));
}

/** The products for which the buyer must confirm that a clinician supervises their use. */
export function needsWord(lines: readonly Pick<ClearanceLine, "name" | "clearance">[]): string[] {
  const careful = lines.filter(({ clearance }) => clearance === "acknowledge");
  return [...new Set(careful.map(({ name }) => name))];
}

const isUsedUp = ({ left }: HeldApproval) => left <= 0;

/** Units of products that need an approval, summed over their lines. */
function guardedProducts(lines: readonly ClearanceLine[]) {
  const byProduct = new Map<string, { productId: string; name: string; units: number }>();
  for (const { productId, name, clearance, quantity } of lines) {
    if (clearance !== "required") continue;
    const units = quantity + (byProduct.get(productId)?.units ?? 0);
    byProduct.set(productId, { productId, name, units });
  }
  return [...byProduct.values()];
}
