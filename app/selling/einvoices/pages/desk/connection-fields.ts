import { formFields, type FormField } from "#app/lib/form-field.ts";
import { connectionMessages as say } from "../../texts/staff-connection.ts";

/** The fields, of which those of secrets say whether one is stored. */
export function connectionFields(isStored: boolean): readonly FormField[] {
  const { fields, stored } = say;
  const texts = isStored
    ? {
        ...fields,
        applicationKey: { ...fields.applicationKey, hint: stored },
        password: { ...fields.password, hint: stored },
        signingKey: { ...fields.signingKey, hint: stored },
      }
    : fields;
  return formFields(texts, {
    receiver: { required: true },
    accreditation: { required: true, max: 8, input: "code" },
    applicationId: { required: true, max: 60, input: "code" },
    applicationKey: { max: 60, input: "secret" },
    userId: { required: true, max: 40, input: "code" },
    password: { max: 60, input: "secret" },
    publicKey: { kind: "long", required: true, max: 2_000 },
    signingKeyId: { required: true, max: 60, input: "code" },
    signingKey: { kind: "long", max: 5_000 },
  });
}

/** These are never shown again, and no answer has them. */
export const SECRETS = ["applicationKey", "password", "signingKey"] as const;

export const withoutSecrets = (texts: Readonly<Record<string, string>>) => ({
  ...texts,
  ...Object.fromEntries(SECRETS.map((name) => [name, ""])),
});
