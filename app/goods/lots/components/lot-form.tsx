import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { lotFields } from "../pages/desk/lot-fields.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import type { ActFailure } from "./folded-act.tsx";

const FIELDS = [{ name: "item", label: say.item }, ...lotFields];

type LotFormProps = {
  items: readonly { value: string; name: string }[];
  failure: ActFailure | undefined;
};

export function LotForm({ items, failure }: LotFormProps) {
  const pending = useNavigation().state === "submitting";
  const errors = failure?.errors ?? {};
  const values = failure?.values ?? {};
  return (
    <Card as="section">
      <Form className="grid gap-4" method="post" noValidate>
        <h2 className="text-xl">{say.enter}</h2>
        <ErrorSummary errors={errors} fields={FIELDS} title={say.check} />
        <Field error={errors["item"]} label={say.item} name="item">
          <Select defaultValue={values["item"] ?? ""} required>
            <option value="">{say.choose}</option>
            {items.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          error={errors["lotNumber"]}
          hint={say.lotNumberHint}
          label={say.lotNumber}
          name="lotNumber"
        >
          <Input autoComplete="off" defaultValue={values["lotNumber"]} maxLength={40} required />
        </Field>
        <LotFacts errors={errors} values={values} />
        <CheckboxField
          defaultChecked={failure ? values["addToStock"] === "on" : true}
          hint={say.addToStockHint}
          label={say.addToStock}
          name="addToStock"
        />
        <div>
          <Button pending={pending}>{say.save}</Button>
        </div>
      </Form>
    </Card>
  );
}

type LotFactsProps = Record<"errors" | "values", Readonly<Record<string, string | undefined>>>;

export function LotFacts({ errors, values }: LotFactsProps) {
  return (
    <>
      <Field error={errors["madeOn"]} label={say.madeOn} name="madeOn" note={say.optional}>
        <Input defaultValue={values["madeOn"]} type="date" />
      </Field>
      <Field error={errors["expiresOn"]} label={say.expiresOn} name="expiresOn">
        <Input defaultValue={values["expiresOn"]} required type="date" />
      </Field>
      <Field error={errors["receivedUnits"]} label={say.units} name="receivedUnits">
        <Input defaultValue={values["receivedUnits"]} inputMode="numeric" required />
      </Field>
    </>
  );
}
