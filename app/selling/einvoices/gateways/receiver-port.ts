import type { Refusal, Result } from "#app/lib/result.ts";

/** `unknown`: the receiver has no such transmission, so it can be sent again. */
export type Outcome =
  | { state: "processing" | "accepted" | "unknown" }
  | { state: "rejected"; says: string };

/**
 * Why a receiver did nothing. After `no_answer` and `not_understood` it may have the document, so
 * `outcome` has to look for it before it is sent again.
 */
export type ReceiverProblem =
  | Refusal<"keys_refused" | "no_answer" | "not_understood">
  /** In the receiver's own words. */
  | (Refusal<"refused"> & { says: string });

type Answer<T> = Promise<Result<T, ReceiverProblem>>;

export type DocumentReceiver = {
  /** Hands over a signed document under the shop's own number of the transmission. */
  send(document: { submitId: string; jws: string }): Answer<undefined>;
  outcome(document: { submitId: string; uniqueId: string }): Answer<Outcome>;
};
