import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { testPageText } from "../texts/shopper-test-page.ts";
import { CALLBACK_ORDERS, MAX_DELAY_SECONDS, MAX_REPEAT } from "../rules/test-callbacks.ts";

const text = testPageText.callbacks;

export type RefusedForm = { errors: Record<string, string>; values: Record<string, string> };

/** Fields of the surrounding form. Unopened, they simulate a well-behaved provider. */
export function TestCallbackOptions({ failure }: { failure: RefusedForm | undefined }) {
  const { errors = {}, values = {} } = failure ?? {};
  return (
    <Card as="section" padding="none">
      <details open={failure !== undefined}>
        <summary className="min-h-11 cursor-pointer px-5 py-2.5 font-semibold">
          {text.summary}
        </summary>
        <div className="grid gap-5 px-5 pt-2 pb-5">
          <p className="text-ink-soft">{text.lead}</p>
          <Field
            error={errors.delay_seconds}
            hint={text.delayHint}
            label={text.delay}
            name="delay_seconds"
          >
            <Input
              defaultValue={values.delay_seconds ?? 0}
              inputMode="numeric"
              max={MAX_DELAY_SECONDS}
              min={0}
              required
              type="number"
            />
          </Field>
          <Field error={errors.repeat} label={text.repeat} name="repeat">
            <Input
              defaultValue={values.repeat ?? 1}
              inputMode="numeric"
              max={MAX_REPEAT}
              min={1}
              required
              type="number"
            />
          </Field>
          <Field hint={text.orderHint} label={text.order} name="order">
            <Select defaultValue={values.order ?? "normal"}>
              {CALLBACK_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {text.orders[order]}
                </option>
              ))}
            </Select>
          </Field>
          <CheckboxField hint={text.loseHint} label={text.lose} name="lose" />
        </div>
      </details>
    </Card>
  );
}
