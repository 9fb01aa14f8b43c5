import type { Refusal, Result } from "#app/lib/result.ts";

/** `to` has the form +639171234567. `reference` is the shop's own id of the message. */
export type Text = { reference: string; to: string; body: string };

/** `sent`: the company has the text. `delivered`: the network took it. */
export type DeliveryState = "sent" | "delivered" | "failed";

/**
 * Why a company did nothing. After `no_answer` and `not_understood` it may have sent the text
 * anyway, so `find` has to look for it before it is sent again.
 */
export type TextProblem =
  | Refusal<"keys_refused" | "no_answer" | "not_understood" | "opted_out">
  /** In the company's own words. */
  | (Refusal<"refused"> & { says: string });

type Answer<T> = Promise<Result<T, TextProblem>>;

export type TextGateway = {
  /** Sends a text once, and returns the company's id of it. */
  send(text: Text): Answer<string>;
  /** The id of the same text if it was sent since then. */
  find(text: Text, since: Date): Answer<string | undefined>;
  state(id: string): Answer<DeliveryState>;
  /** Tries the keys without sending anything. */
  check(): Answer<undefined>;
};
