import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Clearance } from "#app/modules/catalog/rules/product-terms.ts";

export type ClearanceLine = { name: string; clearance: Clearance };

export type ClearanceRefusal =
  | (Refusal<"clearance_required"> & { products: string[] })
  | (Refusal<"supervision_unconfirmed"> & { products: string[] });

/**
 * Whether these lines may be bought. A product that needs a clinician's approval is refused even
 * when the buyer confirms supervision: the confirmation is the buyer's word, the approval is not.
 */
export function checkClearance(
  lines: readonly ClearanceLine[],
  supervisionConfirmed: boolean,
): Result<{ acknowledged: boolean }, ClearanceRefusal> {
  const names = (clearance: Clearance) =>
    lines.filter((line) => line.clearance === clearance).map((line) => line.name);
  const needApproval = names("required");
  if (needApproval.length > 0) return refuse("clearance_required", { products: needApproval });
  const needWord = names("acknowledge");
  if (needWord.length > 0 && !supervisionConfirmed) {
    return refuse("supervision_unconfirmed", { products: needWord });
  }
  return ok({ acknowledged: needWord.length > 0 });
}
