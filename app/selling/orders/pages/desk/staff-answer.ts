import type { Refusal, Result } from "#app/lib/result.ts";

export type StaffRefusal = Refusal<"refused"> & {
  text: string;
  /** One message per field name. */
  errors?: Record<string, string>;
};

/** The answer of a form on the order page, in words for staff. */
export type StaffAnswer = Result<string, StaffRefusal>;

/** Handles one form of the order page. */
export type StaffAction<Services> = (
  services: Services,
  orderId: string,
  texts: Record<string, string>,
) => Promise<StaffAnswer>;

/** A refused form of the order page, with its errors and values. */
export type RefusedForm = {
  intent: string;
  errors?: Record<string, string> | undefined;
  values: Record<string, string>;
};
