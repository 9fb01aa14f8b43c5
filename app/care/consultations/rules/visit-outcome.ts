/** A request in the version that was read, or a product that the patient asked for in the visit. */
export type OutcomeSubject = { requestId: string; version: number } | { productId: string };

export type Outcome =
  | { kind: "none" }
  | { kind: "approve"; about: OutcomeSubject; units: number; lastDay: string }
  | { kind: "decline"; about: OutcomeSubject; answer: string }
  | { kind: "again"; about: OutcomeSubject | undefined };
