import { data } from "react-router";
import { accountMessages as say } from "#app/people/customers/texts/shopper.ts";
import { PasswordsBusy } from "#app/platform/auth/passwords.server.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** A mail with a helpful link, to the typed address. */
export type OfferedLink = { mail: "confirmation" | "signIn"; email: string };

/** A form that is shown again with its errors and its values, except passwords. */
type RefusedForm = {
  values?: Record<string, string>;
  errors?: Record<string, string>;
  message?: string;
  offer?: OfferedLink;
  retryAfterSeconds?: number | undefined;
};

/** If the form has no message of its own, the page shows the first field's error. */
export function refusedForm(status: number, form: RefusedForm) {
  const { values = {}, errors = {}, offer, retryAfterSeconds } = form;
  const message = form.message ?? Object.values(errors)[0];
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("retry-after", String(retryAfterSeconds));
  return data({ values, errors, message, offer }, { status, headers });
}

/**
 * Runs a form's action. If the shop itself fails, for example without the database, the form is
 * shown again with its values, except passwords. A thrown redirect passes through.
 */
export async function keepingForm<T>(
  { log }: Pick<RequestContext, "log">,
  values: Record<string, string>,
  submit: () => Promise<T>,
) {
  try {
    return await submit();
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "an account form failed");
    const { status, retryAfter, message: busy } = toHttpProblem(error);
    const message = error instanceof PasswordsBusy ? busy : say.unexpected;
    return refusedForm(status, { values, message, retryAfterSeconds: retryAfter });
  }
}
