import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { labelOf, rulesFields } from "../pages/desk/rules-fields.ts";
import { RULE_GOALS } from "../rules/goal-products.ts";
import { staffMessages as say } from "../texts/staff.ts";

type RulesFormProps = { stored: Texts; typed: Texts | undefined; errors: Texts };

export function RulesForm({ stored, typed, errors }: RulesFormProps) {
  const { state } = useNavigation();
  return (
    <EditForm
      actions={<Button pending={state === "submitting"}>{say.publish}</Button>}
      fields={rulesFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.rulesCheck} />
          {RULE_GOALS.map((goal) => (
            <Field
              error={errors[goal]}
              hint={say.slugs}
              key={goal}
              label={labelOf(goal)}
              name={goal}
            >
              <Textarea defaultValue={values[goal]} rows={3} spellCheck={false} />
            </Field>
          ))}
        </>
      )}
    </EditForm>
  );
}
