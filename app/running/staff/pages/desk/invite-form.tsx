import { staffMessages as say } from "../../texts/staff.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { EmailInput, Field } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RoleSelect } from "./role-select.tsx";

type Texts = Record<string, string>;

export function InviteForm({ errors, values }: { errors: Texts; values: Texts }) {
  return (
    <IntentForm className="grid gap-4" intent="invite">
      <ErrorSummary errors={errors} title={say.check} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Field error={errors["email"]} label={say.email} name="email">
          <EmailInput autoComplete="off" defaultValue={values["email"]} />
        </Field>
        <Field error={errors["role"]} label={say.role} name="role">
          <RoleSelect chosen={values["role"]} />
        </Field>
      </div>
      <div>
        <IntentButton>{say.send}</IntentButton>
      </div>
    </IntentForm>
  );
}
