import { Form, useNavigation } from "react-router";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { AddItems } from "../../components/add-items.tsx";
import { ContactFields, NameFields } from "../../components/address-fields.tsx";
import { FormSection } from "../../components/form-section.tsx";
import { PlaceFields } from "../../components/place-fields.tsx";
import { PreviewCard } from "../../components/preview-card.tsx";
import { staffOrderMessages as say } from "../../texts/staff-order.ts";
import type { ShownStaffOrder } from "../../views/show-staff-order.ts";
import { ChooseCustomer } from "./choose-customer.tsx";
import { errorsForStaff } from "./word-for-staff.ts";
import type { FilledNewOrder } from "./load-new-order.server.ts";

type NewOrderFormProps = {
  formKey: string;
  filled: FilledNewOrder;
  errors: Readonly<Record<string, string>>;
  methods: readonly PaymentMethod[];
  provinces: readonly string[];
  preview: ShownStaffOrder | undefined;
};

/** One form with buttons for searching, previewing and placing. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { formKey, filled, methods, provinces, preview } = props;
  const errors = errorsForStaff(props.errors);
  const { values } = filled;
  const intent = useNavigation().formData?.get("intent");
  return (
    // A new key resets every field to the chosen customer's record.
    <Form className="grid max-w-3xl gap-10" key={filled.chosenId} method="post" noValidate>
      <input name="key" type="hidden" value={formKey} />
      <input name="filledFor" type="hidden" value={filled.chosenId} />
      <AddItems
        address=""
        errors={errors}
        offers={filled.offers}
        search="find"
        typed={values}
        words={{ title: say.items, lead: say.itemsLead }}
      />
      {filled.maySearch && <ChooseCustomer error={errors["customerId"]} filled={filled} />}
      <ContactFields errors={errors} hints={say.hints} values={values} />
      <FormSection title={say.delivery}>
        <NameFields errors={errors} values={values} />
        <PlaceFields errors={errors} finder={say.finder} provinces={provinces} values={values} />
      </FormSection>
      <Field error={errors["promo"]} label={say.promo} name="promo" note={say.optional}>
        <Input autoComplete="off" defaultValue={values["promo"]} maxLength={32} />
      </Field>
      <RadioGroup
        defaultValue={methods.find((method) => method === values["paymentMethod"]) ?? methods[0]}
        error={errors["paymentMethod"]}
        hint={say.methodHint}
        legend={say.method}
        name="paymentMethod"
        options={methods.map((value) => ({ value, label: orderMessages.method[value] }))}
      />
      {preview && (
        <PreviewCard
          facts={preview.facts}
          key={preview.plannedTotal}
          plannedTotal={preview.plannedTotal}
          title={say.previewTitle}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {preview && (
          <Button name="intent" pending={intent === "place"} value="place">
            {preview.submit}
          </Button>
        )}
        <Button
          name="intent"
          pending={intent === "preview"}
          value="preview"
          variant={preview ? "secondary" : "primary"}
        >
          {preview ? say.previewAgain : say.preview}
        </Button>
      </div>
    </Form>
  );
}
