import { data, href } from "react-router";
import type { Refusal, Result } from "#app/lib/result.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { choiceMessages as say } from "../../texts/shopper.ts";

export type Texts = Record<string, string>;
export type ChoicesAnswer = { message?: string; errors?: Texts; values?: Texts };

export const answer = (said: ChoicesAnswer, status: number) =>
  data<ChoicesAnswer>(said, { status });

const STATUS = {
  forbidden: 403,
  not_connected: 409,
  no_number: 409,
  no_device: 409,
  bad_device: 422,
  device_gone: 404,
  too_many_devices: 409,
  too_many_tests: 429,
  too_many: 429,
  wrong_code: 422,
  code_over: 409,
} as const;

export function finish(
  served: RequestContext,
  done: Result<undefined, Refusal<keyof typeof STATUS>>,
  text: string,
) {
  if (done.ok) return redirectWithFlash(served, href("/portal/messages"), text);
  const message = say.errors[done.reason];
  if (done.reason === "wrong_code") return answer({ errors: { code: message } }, 422);
  return answer({ message }, STATUS[done.reason]);
}
