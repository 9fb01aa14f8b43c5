import { parcelMessages } from "../../../texts/staff-parcels.ts";
import { adminOrderMessages } from "../../../texts/staff.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import type { StaffOrder } from "./show-order.server.ts";

const say = parcelMessages.ship;

type TrackingFieldsProps = {
  form: StaffOrder["next"];
  /** A prefix for field ids, since a page may have several such forms. */
  of: string;
  failure: RefusedForm | undefined;
};

/** The carrier, then the tracking number and link. */
export function TrackingFields({ form, of, failure }: TrackingFieldsProps) {
  const { errors, values = form.typed } = failure ?? {};
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field error={errors?.["courier"]} id={`${of}-courier`} label={say.courier} name="courier">
        <Select defaultValue={values["courier"] ?? ""}>
          <option value="">{say.choose}</option>
          {form.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        error={errors?.["trackingNumber"]}
        id={`${of}-number`}
        label={say.number}
        name="trackingNumber"
      >
        <Input
          autoComplete="off"
          className="figures"
          defaultValue={values["trackingNumber"]}
          maxLength={60}
          spellCheck={false}
        />
      </Field>
      <Field
        className="sm:col-span-2"
        error={errors?.["trackingUrl"]}
        hint={say.urlHint}
        id={`${of}-url`}
        label={say.url}
        name="trackingUrl"
        note={adminOrderMessages.optional}
      >
        <Input
          autoCapitalize="none"
          defaultValue={values["trackingUrl"]}
          inputMode="url"
          maxLength={300}
          spellCheck={false}
        />
      </Field>
    </div>
  );
}
