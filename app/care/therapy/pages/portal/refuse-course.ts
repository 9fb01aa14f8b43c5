import { answerMessages } from "../../texts/shopper-answers.ts";

type Reason = keyof typeof answerMessages.refused;

/** The fields that refusals belong to, if any. */
const FIELDS: Partial<Record<Reason, string>> = {
  not_bought_it: "productId",
  no_source: "productId",
  start_day: "startsOn",
  not_this_vial: "vial",
  none_left: "vial",
  recalled: "vial",
  lot_expired: "vial",
  mixed_day: "mixedOn",
  pause_day: "until",
  day_ahead: "takenOn",
  day_old: "takenOn",
  same_day: "takenOn",
  no_vial: "vialId",
  vial_over: "vialId",
  vial_recalled: "vialId",
};

export type Failure = {
  status: number;
  message: string;
  errors: Record<string, string>;
};

/** A refusal in words, beside the field that it is about. */
export function refuseCourse(
  reason: Reason,
  fields: Partial<Record<Reason, string>> = {},
): Failure {
  const message = answerMessages.refused[reason];
  if (reason === "not_found") return { status: 404, message, errors: {} };
  if (reason === "forbidden") return { status: 403, message, errors: {} };
  const field = fields[reason] ?? FIELDS[reason];
  return field
    ? { status: 422, message, errors: { [field]: message } }
    : { status: 409, message, errors: {} };
}
