import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { noSooner } from "#app/platform/http/no-sooner.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { checkParcel } from "../../commands/check-parcel.server.ts";
import { parcelCheckInput } from "../../input.ts";
import { showCheck, type ShownCheck } from "../../views/show-check.ts";

/** Longer than the lookup takes on a busy day. */
const ANSWER_MS = 400;

type CheckResponse = {
  status: number;
  answer: ShownCheck | undefined;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** Answers no sooner than a fixed delay, so that the duration reveals nothing. */
export async function submitParcelCheck(
  served: RequestContext,
  request: Request,
): Promise<CheckResponse> {
  const texts = await readFormTexts(request);
  const form = parseForm(parcelCheckInput, texts);
  if (!form.ok) {
    const { errors, values } = form;
    return { status: 422, answer: undefined, errors, values };
  }
  const checked = await noSooner(ANSWER_MS, () => checkParcel(served, form.value));
  const { tracking = "", phone = "" } = texts;
  const shown = { answer: showCheck(checked), errors: {}, values: { tracking, phone } };
  return { status: checked.ok ? 200 : 429, ...shown };
}
