import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { FormSection } from "../../components/form-section.tsx";
import { staffOrderMessages as say } from "../../texts/staff-order.ts";
import type { FilledNewOrder } from "./load-new-order.server.ts";

type ChooseCustomerProps = { filled: FilledNewOrder; error: string | undefined };

/** Chooses a customer from the search results, or a new person without a record. */
export function ChooseCustomer({ filled, error }: ChooseCustomerProps) {
  const { customers, chosenId, nobodyFound, values } = filled;
  return (
    <FormSection lead={say.customerLead} title={say.customer}>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field hint={say.findCustomerHint} label={say.findCustomer} name="who">
          <Input
            autoComplete="off"
            defaultValue={values["who"]}
            enterKeyHint="search"
            maxLength={120}
            type="search"
          />
        </Field>
        <div className="sm:pt-7.5">
          <Button name="intent" value="find" variant="secondary">
            {say.search}
          </Button>
        </div>
      </div>
      {nobodyFound && <output className="block">{say.nobodyFound}</output>}
      {customers.length > 0 && (
        <RadioGroup
          defaultValue={chosenId}
          error={error}
          legend={say.whose}
          name="customerId"
          options={[
            ...customers.map(({ id, name, email }) => ({
              value: id,
              label: name === "" ? email : name,
              ...(name !== "" && { hint: email }),
            })),
            { value: "", label: say.noRecord },
          ]}
        />
      )}
    </FormSection>
  );
}
