/** What is decided: a request as it was read, or a product that the patient asked for in the visit. */
export type OutcomeSubject = { requestId: string; version: number } | { productId: string };

/** How a visit ends, with what that needs. */
export type Outcome =
  | { kind: "none" }
  | { kind: "approve"; about: OutcomeSubject; units: number; lastDay: string }
  | { kind: "decline"; about: OutcomeSubject; answer: string }
  | { kind: "again"; about: OutcomeSubject | undefined };
