import type { Refusal, Result } from "#app/lib/result.ts";

export type StaffRefusal = Refusal<"refused"> & {
  text: string;
  /** One message a field, by its name. */
  errors?: Record<string, string>;
};

/** What a form of the order page answers, in the words staff read. */
export type StaffAnswer = Result<string, StaffRefusal>;

/** What one form of the order page does. */
export type StaffAction<Services> = (
  services: Services,
  orderId: string,
  texts: Record<string, string>,
) => Promise<StaffAnswer>;

/** A form of the order page that was refused: what was wrong, and what was typed. */
export type RefusedForm = {
  intent: string;
  errors?: Record<string, string> | undefined;
  values: Record<string, string>;
};
