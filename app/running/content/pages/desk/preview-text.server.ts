import { data } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import type { TextAnswer } from "../../components/text-editor.tsx";
import { contentAdminMessages as say } from "../../texts/staff.ts";

type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: Texts };

/** Handles the Preview button, and forms without a known button. */
export function previewText<Value, Preview>(
  values: Texts,
  form: ParsedForm<Value>,
  show: (value: Value) => Preview,
) {
  const answer = (status: number, rest: TextAnswer<Preview>) =>
    data({ values, ...rest }, { status });
  if (!form.ok) return answer(422, { errors: form.errors });
  return values["intent"] === "preview"
    ? answer(200, { preview: show(form.value) })
    : answer(422, { message: say.noStep });
}
