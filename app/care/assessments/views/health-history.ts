/** The newest assessments of a customer, once staff asked to see them. */
export type HealthHistory =
  | { open: false }
  | { open: true; count: number; newest: { id: string; goal: string; taken: string }[] };
