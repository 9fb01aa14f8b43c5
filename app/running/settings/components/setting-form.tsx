import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormGroup } from "#app/ui/form-group.tsx";
import type { SettingGroup } from "../pages/desk/setting-group.ts";
import { settingFields } from "../pages/desk/setting-fields.ts";
import { SETTING_PAGES, type SettingPageName } from "../pages/desk/setting-pages.ts";
import { settingMessages as say } from "../texts/staff.ts";
import { SettingInput } from "./setting-input.tsx";

type SettingFormProps = {
  name: SettingPageName;
  /** The page's own address. */
  action: string;
  stored: Texts;
  mayWrite: boolean;
  typed: Texts | undefined;
  errors: Texts | undefined;
};

export function SettingForm(props: SettingFormProps) {
  const { name, action, stored, mayWrite, typed, errors = {} } = props;
  const isSending = useNavigation().formData?.get("intent") === "save";
  const { groups, failed } = SETTING_PAGES[name];
  return (
    <EditForm
      action={action}
      actions={mayWrite && <Button pending={isSending}>{say.save}</Button>}
      fields={settingFields(name)}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <fieldset
          aria-describedby={mayWrite ? undefined : "read-only"}
          className="grid gap-6"
          disabled={!mayWrite}
        >
          <input name="intent" type="hidden" value="save" />
          <ErrorSummary errors={errors} title={say.check(failed)} />
          {groups.map((group) => (
            <Group {...{ group, values, errors }} key={group.title} />
          ))}
        </fieldset>
      )}
    </EditForm>
  );
}

type GroupProps = { group: SettingGroup; values: Texts; errors: Texts };

function Group({ group: { title, lead, fields, isRare }, values, errors }: GroupProps) {
  const inputs = (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <SettingInput
          error={errors[field.key]}
          field={field}
          key={field.key}
          shown={values[field.key] ?? ""}
        />
      ))}
    </div>
  );
  if (isRare) {
    const isWrong = fields.some(({ key }) => errors[key] !== undefined);
    return (
      <FormGroup open={isWrong} summary={lead} title={title}>
        {inputs}
      </FormGroup>
    );
  }
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="measure text-ink-soft">{lead}</p>}
      </div>
      {inputs}
    </Card>
  );
}
