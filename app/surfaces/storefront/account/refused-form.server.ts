import { data } from "react-router";

/** A form that is shown again: what was typed but for passwords, and what is wrong with it. */
type RefusedForm = {
  values?: Record<string, string>;
  errors?: Record<string, string>;
  message?: string;
  /** The address whose password was right and whose confirmation is missing. */
  unconfirmed?: string;
  retryAfterSeconds?: number;
};

/** Without a message of its own the first of the fields' is the page's. */
export function refusedForm(status: number, form: RefusedForm) {
  const { values = {}, errors = {}, unconfirmed, retryAfterSeconds } = form;
  const message = form.message ?? Object.values(errors)[0];
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("retry-after", String(retryAfterSeconds));
  return data({ values, errors, message, unconfirmed }, { status, headers });
}
