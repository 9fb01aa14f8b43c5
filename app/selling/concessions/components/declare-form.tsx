import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { ID_FIELD, ID_TYPES, type ConcessionKind } from "../rules/concession-terms.ts";
import { concessionMessages as say } from "../texts/shopper.ts";

type Texts = Readonly<Record<string, string>>;
type DeclareFormProps = {
  form: { key: string; kinds: readonly ConcessionKind[]; consent: string };
  failure: { errors: Texts; values: Texts } | undefined;
  /** The customer sent an earlier declaration. */
  isFurther: boolean;
};

/** A plain form, so that the browser itself sends the pictures and follows the answer. */
export function DeclareForm({ form, failure, isFurther }: DeclareFormProps) {
  const [busy, start] = useBusy();
  const { errors = {}, values = {} } = failure ?? {};
  const typed = (name: "name" | "number" | "issuer", max: number, hint?: string) => (
    <Field error={errors[name]} hint={hint} label={say[name]} name={name}>
      <Input autoComplete="off" defaultValue={values[name]} maxLength={max} required />
    </Field>
  );
  return (
    <form
      action={href("/portal/discount")}
      className="grid gap-6"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={start}
    >
      {isFurther && (
        <div className="grid gap-1">
          <h3 className="text-xl">{say.add}</h3>
          <p className="text-ink-soft">{say.both}</p>
        </div>
      )}
      <ErrorSummary attempt={form.key} errors={errors} title={say.check} />
      <input name="intent" type="hidden" value="declare" />
      <input name="key" type="hidden" value={form.key} />
      <RadioGroup
        defaultValue={values["kind"]}
        error={errors["kind"]}
        legend={say.kind}
        name="kind"
        options={form.kinds.map((value) => ({
          value,
          label: say.kinds[value],
          hint: say.kindHints[value],
        }))}
        required
      />
      {typed("name", 120)}
      {typed("number", 40, say.numberHint)}
      {typed("issuer", 120, say.issuerHint)}
      <Field error={errors[ID_FIELD]} hint={say.picturesHint} label={say.pictures} name={ID_FIELD}>
        <FileInput accept={ID_TYPES} multiple required />
      </Field>
      <CheckboxField
        defaultChecked={values["consent"] === "yes"}
        error={errors["consent"]}
        label={form.consent}
        name="consent"
        required
        value="yes"
      />
      <div>
        <Button pending={busy}>{say.declare}</Button>
      </div>
    </form>
  );
}
