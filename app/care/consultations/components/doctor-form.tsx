import type { ComponentProps } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Input, Textarea } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { doctorFields } from "../pages/desk/doctor-fields.ts";
import { doctorAdminMessages as say } from "../texts/staff-doctors.ts";
import { PHOTO_ACCEPT, PHOTO_FIELD } from "../rules/photo-terms.ts";

type DoctorFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  hasPhoto: boolean;
};

/** A plain form, so that the browser itself sends the file and follows the answer. */
export function DoctorForm({ stored, typed, errors, hasPhoto }: DoctorFormProps) {
  const [busy, start] = useBusy();
  return (
    <EditForm
      actions={
        <Button name="intent" pending={busy} value="save">
          {say.save}
        </Button>
      }
      className="max-w-3xl"
      encType="multipart/form-data"
      fields={doctorFields}
      onSubmit={start}
      reloadDocument
      stored={stored}
      typed={typed}
    >
      {(values) => <DoctorFields errors={errors} hasPhoto={hasPhoto} values={values} />}
    </EditForm>
  );
}

type DoctorFieldsProps = { values: Texts; errors: Texts; hasPhoto: boolean };

function DoctorFields({ values, errors, hasPhoto }: DoctorFieldsProps) {
  const texts = { values, errors };
  return (
    <>
      <ErrorSummary errors={errors} fields={doctorFields} title={say.check} />
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.shown}</h2>
        <Line {...texts} hint={say.nameHint} label={say.name} name="name" required />
        <Line {...texts} label={say.specialization} name="specialization" required />
        <Line
          {...texts}
          hint={say.urlHint}
          label={say.consultationUrl}
          maxLength={500}
          name="consultationUrl"
          type="url"
        />
        <Line
          {...texts}
          hint={say.licenceHint}
          label={say.licenceNumber}
          maxLength={40}
          name="licenceNumber"
          note={say.optional}
        />
        <Field
          error={errors["bio"]}
          hint={say.bioHint}
          label={say.bio}
          name="bio"
          note={say.optional}
        >
          <Textarea defaultValue={values["bio"]} maxLength={2000} rows={5} />
        </Field>
        <Line
          {...texts}
          label={say.publicEmail}
          maxLength={254}
          name="publicEmail"
          note={say.optional}
          type="email"
        />
        <Line
          {...texts}
          label={say.publicPhone}
          maxLength={40}
          name="publicPhone"
          note={say.optional}
          type="tel"
        />
        <PhotoFields {...texts} hasPhoto={hasPhoto} />
        <CheckboxField
          defaultChecked={values["isActive"] === "on"}
          hint={say.showHint}
          label={say.showToShoppers}
          name="isActive"
        />
      </Card>
      <StaffFields {...texts} />
    </>
  );
}

function StaffFields(texts: { values: Texts; errors: Texts }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.hidden}</h2>
      <Line {...texts} label={say.email} maxLength={254} name="email" required type="email" />
      <Line
        {...texts}
        label={say.phone}
        maxLength={40}
        name="phone"
        note={say.optional}
        type="tel"
      />
    </Card>
  );
}

function PhotoFields({ values, errors, hasPhoto }: DoctorFieldsProps) {
  return (
    <>
      <Field
        error={errors[PHOTO_FIELD]}
        hint={say.photoHint}
        label={say.photo}
        name={PHOTO_FIELD}
        note={say.optional}
      >
        <FileInput accept={PHOTO_ACCEPT} />
      </Field>
      {hasPhoto && (
        <CheckboxField
          defaultChecked={values["removePhoto"] === "on"}
          label={say.removePhoto}
          name="removePhoto"
        />
      )}
      <Line
        errors={errors}
        hint={say.photoAltHint}
        label={say.photoAlt}
        maxLength={160}
        name="photoAlt"
        note={say.optional}
        values={values}
      />
    </>
  );
}

/** Asks for the photo again after a refused form, because no page can put a file into a form. */
export function PhotoAgain() {
  return (
    <Card as="section">
      <Field hint={say.photoAgain} label={say.photo} name={PHOTO_FIELD}>
        <FileInput accept={PHOTO_ACCEPT} />
      </Field>
    </Card>
  );
}

type LineProps = ComponentProps<typeof Input> & {
  name: string;
  label: string;
  hint?: string;
  note?: string;
  values: Texts;
  errors: Texts;
};

function Line({ name, label, hint, note, values, errors, ...input }: LineProps) {
  return (
    <Field error={errors[name]} hint={hint} label={label} name={name} note={note}>
      <Input autoComplete="off" defaultValue={values[name]} maxLength={120} {...input} />
    </Field>
  );
}
