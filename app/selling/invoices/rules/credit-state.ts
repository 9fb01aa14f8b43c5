export type CreditState = "stands" | "partly" | "credited";

/** How much of an invoice is a sale still. */
export function creditState({ total, credited }: { total: number; credited: number }): CreditState {
  if (credited === 0) return "stands";
  return credited < total ? "partly" : "credited";
}
