import { formFields, type FormField } from "#app/lib/form-field.ts";
import { messagesTexts as say } from "../../texts/staff.ts";

/** The fields, of which that of the key says whether one is stored. */
export function connectionFields(isDemo: boolean, keyEnd: string | null): readonly FormField[] {
  const { test, ...real } = say.fields.provider.words;
  const texts = {
    ...say.fields,
    provider: { label: say.fields.provider.label, words: { ...real, ...(isDemo && { test }) } },
    key: keyEnd ? { ...say.fields.key, hint: say.keyStored(keyEnd) } : say.fields.key,
  };
  return formFields(texts, {
    provider: { required: true },
    account: { max: 34, input: "code" },
    key: { max: 200, input: "secret" },
    sender: { max: 40 },
    partPrice: { required: true, input: "money", half: true },
    monthlyLimit: { required: true, input: "money", half: true },
  });
}
