import { href, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { scheduleFields } from "../pages/desk/schedule-fields.ts";
import { FREQUENCIES } from "../rules/schedule.ts";
import { backupMessages as say } from "../texts/staff.ts";

type ScheduleFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts | undefined;
  mayWrite: boolean;
};

export function ScheduleForm({ stored, typed, errors = {}, mayWrite }: ScheduleFormProps) {
  const { formData } = useNavigation();
  const look = { pending: formData?.has("backup_frequency"), variant: "secondary" } as const;
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.scheduleTitle}</h2>
      <EditForm
        action={href("/admin/settings/backup")}
        actions={mayWrite && <Button {...look}>{say.save}</Button>}
        fields={scheduleFields}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <fieldset
            aria-describedby={mayWrite ? undefined : "read-only"}
            className="grid gap-4 sm:grid-cols-2"
            disabled={!mayWrite}
          >
            <div className="sm:col-span-2 empty:hidden">
              <ErrorSummary errors={errors} title={say.errorTitle} />
            </div>
            <Field error={errors["backup_frequency"]} label={say.frequency} name="backup_frequency">
              <Select defaultValue={values["backup_frequency"]}>
                {FREQUENCIES.map((one) => (
                  <option key={one} value={one}>
                    {say.frequencies[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              error={errors["backup_keep"]}
              hint={say.keepHint}
              label={say.keep}
              name="backup_keep"
            >
              <Input autoComplete="off" defaultValue={values["backup_keep"]} inputMode="numeric" />
            </Field>
          </fieldset>
        )}
      </EditForm>
    </Card>
  );
}
