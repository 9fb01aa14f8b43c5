import { data } from "react-router";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { dosingInput } from "../../input.ts";
import { soldMedications } from "../../queries/sold-medications.server.ts";
import { dosingMessages as say } from "../../texts/shopper.ts";
import { showDosing, type ShownDosing } from "../../views/show-dosing.ts";
import { unitCookie } from "./unit-cookie.server.ts";

type Texts = Record<string, string>;
type Answer = {
  /** Identifies this answer, so that the same errors are announced again. */
  attempt: string;
  values: Texts;
  errors: Texts;
  message: string | undefined;
  shown: ShownDosing | undefined;
};

/** Calculates and stores nothing; only the unit is remembered, in this browser. */
export async function submitDosing({ ctx, env }: RequestContext, request: Request) {
  const values = await readFormTexts(request);
  const attempt = ctx.ids.newId();
  const refused = (status: number, errors: Texts, message: string) =>
    data<Answer>({ attempt, values, errors, message, shown: undefined }, { status });
  if (!(await hasBought(ctx))) return refused(409, {}, say.locked);
  const form = parseForm(dosingInput, values);
  if (!form.ok) return refused(422, form.errors, say.errors.check);
  const shown = showDosing(form.value, await soldMedications(ctx.db));
  return data<Answer>(
    { attempt, values, errors: {}, message: undefined, shown },
    { headers: { "set-cookie": unitCookie(form.value.unit, env.appUrl) } },
  );
}
