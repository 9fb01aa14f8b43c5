import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Input } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { FELT, PHOTO_FIELD, PHOTO_TYPES } from "../rules/arrival-terms.ts";
import { feltTexts, ownArrivalMessages as say } from "../texts/shopper.ts";
import type { ShownForm } from "../views/shown-form.ts";

type Texts = Readonly<Record<string, string>>;
type ArrivalFormProps = {
  action: string;
  form: ShownForm;
  failure: { message: string; errors: Texts; values: Texts } | undefined;
};

/** A plain form, so that the browser itself sends the file and follows the answer. */
export function ArrivalForm({ action, form, failure }: ArrivalFormProps) {
  const [busy, start] = useBusy();
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <form
      action={action}
      className="grid gap-6"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={start}
    >
      {failure?.message && <Notice title={failure.message} tone="error" />}
      <ErrorSummary attempt={form.key} errors={errors} title={say.check} />
      <input name="key" type="hidden" value={form.key} />
      <input name="version" type="hidden" value={form.version} />
      <RadioGroup
        defaultValue={values["felt"] ?? form.felt}
        error={errors["felt"]}
        legend={say.felt}
        name="felt"
        options={FELT.map((felt) => ({
          value: felt,
          label: feltTexts[felt],
          hint: say.feltHints[felt],
        }))}
        required
      />
      <Field
        error={errors["hours"]}
        hint={form.isCounted ? say.hoursHint : say.hoursUnknown}
        label={say.hours}
        name="hours"
        note={say.optional}
      >
        <Input
          autoComplete="off"
          defaultValue={values["hours"] ?? form.hours}
          inputMode="numeric"
          maxLength={4}
        />
      </Field>
      <Field
        error={errors[PHOTO_FIELD]}
        hint={form.hasPhoto ? `${say.hasPhoto} ${say.photoHint}` : say.photoHint}
        label={say.photo}
        name={PHOTO_FIELD}
        note={say.optional}
      >
        <FileInput accept={PHOTO_TYPES} />
      </Field>
      <div>
        <Button pending={busy}>{say.send}</Button>
      </div>
    </form>
  );
}
