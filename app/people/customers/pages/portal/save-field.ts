import { updateProfileField } from "../../commands/update-profile-field.server.ts";
import { profileFieldInput, profileInput, type ProfileInput } from "../../input.ts";
import { profileMessages as say } from "../../texts/shopper-profile.ts";
import type { FieldAnswer } from "../../views/field-answer.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/save-field.ts";

/** Saves one field of the profile while the customer fills in the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(profileFieldInput, await readFormTexts(request));
  if (!form.ok) return refused({ error: "not_saved", message: say.failed });
  const { field, value, was } = form.value;
  const read = profileInput.shape[field].safeParse(value);
  if (!read.success) {
    return refused({ error: "odd_value", message: read.error.issues[0]?.message ?? say.failed });
  }
  const change: Partial<ProfileInput> = { [field]: read.data };
  const result = await updateProfileField(context.get(requestContext).ctx, { field, change, was });
  if (result.ok) return Response.json({ shown: result.value.shown } satisfies FieldAnswer);
  switch (result.reason) {
    case "changed_meanwhile":
      return refused({ error: "changed_meanwhile", theirs: result.theirs }, 409);
    case "under_age":
      return refused({ error: "odd_value", message: say.underAge });
    case "not_a_birthday":
      return refused({ error: "odd_value", message: say.birthOdd });
    default:
      return refused({ error: "not_saved", message: say.failed }, 403);
  }
}

function refused(answer: FieldAnswer, status = 422): Response {
  return Response.json(answer, { status });
}
