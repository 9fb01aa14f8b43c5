import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { categoryAdminMessages as say } from "../texts/staff-categories.ts";

type DeleteCategoryProps = {
  name: string;
  products: number;
  others: readonly { id: string; name: string }[];
  error: string | undefined;
};

/**
 * Folded, so that staff do not delete a category with one accidental press; open after a refusal.
 */
export function DeleteCategory({ name, products, others, error }: DeleteCategoryProps) {
  return (
    <details className="mt-10 max-w-3xl border-t border-line pt-4" open={error !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {say.remove}
      </summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post" noValidate>
        <ErrorSummary errors={{ heir: error }} title={say.check} />
        <p className="measure">
          {products === 0 ? say.removeEmpty(name) : say.removeFull(name, products)}
        </p>
        {products > 0 && (
          <Field className="w-full max-w-sm" error={error} label={say.heir(products)} name="heir">
            <Select defaultValue="" required>
              <option value="">{say.chooseHeir}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
              <option value="none">{say.noHeir}</option>
            </Select>
          </Field>
        )}
        <Button name="intent" value="delete" variant="danger">
          {say.removeNow(name)}
        </Button>
      </Form>
    </details>
  );
}
