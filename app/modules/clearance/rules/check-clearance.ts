import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
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
  const needApproval = named(lines, "required");
  if (needApproval.length > 0) return refuse("clearance_required", { products: needApproval });
  const needConfirmation = needsWord(lines);
  if (needConfirmation.length > 0 && !supervisionConfirmed) {
    return refuse("supervision_unconfirmed", { products: needConfirmation });
  }
  return ok({ acknowledged: needConfirmation.length > 0 });
}

/** The products for which the buyer has to say that a clinician supervises their use. */
export function needsWord(lines: readonly ClearanceLine[]): string[] {
  return named(lines, "acknowledge");
}

function named(lines: readonly ClearanceLine[], clearance: Clearance): string[] {
  const names = lines.filter((line) => line.clearance === clearance).map((line) => line.name);
  return [...new Set(names)];
}
