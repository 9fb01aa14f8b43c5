export type CreditState = "stands" | "partly" | "credited";

/** The state of an invoice by its credited amount. */
export function creditState({ total, credited }: { total: number; credited: number }): CreditState {
  if (credited === 0) return "stands";
  return credited < total ? "partly" : "credited";
}
