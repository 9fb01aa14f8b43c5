import { data } from "react-router";
import type { BegunPasskey } from "../../components/new-passkey.tsx";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export type Form = (
  served: RequestContext,
  sent: Record<string, string>,
  page: string,
  request: Request,
) => Promise<SecurityAnswer>;

/** Shown after a form: the refusal, or content that is shown only once. */
export type AnswerView = {
  message?: string | undefined;
  errors?: Record<string, string>;
  codes?: readonly string[];
  newPasskey?: BegunPasskey;
};

export type SecurityAnswer = Response | ReturnType<typeof data<AnswerView>>;

export function refused(
  status: number,
  { message, errors = {} }: AnswerView,
  headers: HeadersInit = {},
) {
  const shown = { message: message ?? Object.values(errors)[0], errors };
  return data<AnswerView>(shown, { status, headers });
}

/** Shows new recovery codes once. Without new codes, the page reports what was done. */
export function withCodes(
  served: RequestContext,
  page: string,
  { codes, text }: { codes: readonly string[] | undefined; text: string },
): SecurityAnswer {
  return codes ? data<AnswerView>({ codes }) : redirectWithFlash(served, page, text);
}
