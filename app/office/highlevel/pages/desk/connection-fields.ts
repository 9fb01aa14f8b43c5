import { formFields, type FormField } from "#app/lib/form-field.ts";
import { highlevelMessages as say } from "../../texts/staff.ts";

const box = { kind: "tick", group: { legend: say.sent, hint: say.sentHint } } as const;

const fields = formFields(say.fields, {
  apiKey: { required: true, input: "secret", max: 400 },
  locationId: { required: true, max: 100 },
  webhookUrl: { input: "url", max: 500 },
  isOn: box,
  customers: box,
  newsletter: box,
  orders: box,
});

/** The fields, of which that of the key says whether one is stored. */
export const connectionFields = (keyEnd: string | null): readonly FormField[] =>
  keyEnd === null
    ? fields
    : fields.map((field) =>
        field.name === "apiKey" ? { ...field, hint: say.keyStored(keyEnd) } : field,
      );
