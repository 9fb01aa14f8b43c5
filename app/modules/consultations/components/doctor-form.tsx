import type { ComponentProps } from "react";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, FileInput, Input, Textarea } from "#app/ui/field.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { doctorFields } from "../admin/doctor-fields.ts";
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
  const listed = Object.entries(errors).map(([field, message]) => ({ field, message }));
  const line = (name: string, label: string, rest: Rest = {}) => {
    const { hint, note, ...input } = rest;
    return (
      <Field error={errors[name]} hint={hint} label={label} name={name} note={note}>
        <Input autoComplete="off" defaultValue={values[name]} maxLength={120} {...input} />
      </Field>
    );
  };
  return (
    <>
      <ErrorSummary errors={listed} title={say.check} />
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.shown}</h2>
        {line("name", say.name, { hint: say.nameHint, required: true })}
        {line("specialization", say.specialization, { required: true })}
        {line("consultationUrl", say.consultationUrl, {
          hint: say.urlHint,
          type: "url",
          maxLength: 500,
        })}
        {line("licenceNumber", say.licenceNumber, {
          hint: say.licenceHint,
          note: say.optional,
          maxLength: 40,
        })}
        <Field
          error={errors["bio"]}
          hint={say.bioHint}
          label={say.bio}
          name="bio"
          note={say.optional}
        >
          <Textarea defaultValue={values["bio"]} maxLength={2000} rows={5} />
        </Field>
        {line("publicEmail", say.publicEmail, {
          note: say.optional,
          type: "email",
          maxLength: 254,
        })}
        {line("publicPhone", say.publicPhone, { note: say.optional, type: "tel", maxLength: 40 })}
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
            label={say.removePhoto}
            name="removePhoto"
            defaultChecked={values["removePhoto"] === "on"}
          />
        )}
        {line("photoAlt", say.photoAlt, {
          hint: say.photoAltHint,
          note: say.optional,
          maxLength: 160,
        })}
        <CheckboxField
          defaultChecked={values["isActive"] === "on"}
          label={say.showToShoppers}
          name="isActive"
        />
      </Card>
      <Card as="section" className="grid gap-4">
        <h2 className="text-xl">{say.hidden}</h2>
        {line("email", say.email, { type: "email", maxLength: 254, required: true })}
        {line("phone", say.phone, { note: say.optional, type: "tel", maxLength: 40 })}
      </Card>
    </>
  );
}

type Rest = ComponentProps<typeof Input> & { hint?: string; note?: string };
