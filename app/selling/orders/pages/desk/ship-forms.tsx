import { Form, useNavigation } from "react-router";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { packingMessages } from "#app/fulfilment/packing/texts/staff.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Field, Select, Textarea } from "#app/ui/field.tsx";
import type { CheckedRow } from "./check-numbers.server.ts";
import { ChosenTable } from "./chosen-table.tsx";
import { numberField, planField } from "./ship-fields.ts";

const say = bulkMessages.ship;

type Couriers = readonly { value: string; label: string }[];

type PasteFormProps = {
  couriers: Couriers;
  error: string | undefined;
  typed: { courier: string; pasted: string } | undefined;
};

/** The first step: pasting rows from the courier's sheet. */
export function PasteForm({ couriers, error, typed }: PasteFormProps) {
  const pending = useNavigation().formData?.get("intent") === "check";
  return (
    <Form className="grid max-w-prose gap-4" method="post" noValidate>
      <Field error={error} label={say.courier} name="courier">
        <Select defaultValue={typed?.courier ?? ""}>
          <option value="">{say.choose}</option>
          {couriers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field hint={say.pasteHint} label={say.paste} name="pasted">
        <Textarea
          autoComplete="off"
          className="figures"
          defaultValue={typed?.pasted}
          maxLength={10_000}
          rows={8}
          spellCheck={false}
        />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="check" variant="secondary">
          {say.check}
        </Button>
      </div>
    </Form>
  );
}

const checkedColumns = [
  {
    label: bulkMessages.columns.number,
    cell: ({ number }: CheckedRow) => <span className="figures">{number ?? say.noNumber}</span>,
  },
  {
    label: bulkMessages.columns.lots,
    cell: ({ lots, notToday }: CheckedRow) => (
      <>
        {lots.join(", ")}
        {notToday && <span className="block text-warning">{notToday}</span>}
      </>
    ),
  },
];

type CheckedParcelsProps = {
  checked: { courier: string; rows: readonly CheckedRow[] };
  couriers: Couriers;
  isBuyerTold: boolean;
};

/** The second step: the number of each order, and the button that ships them. */
export function CheckedParcels({ checked, couriers, isBuyerTold }: CheckedParcelsProps) {
  const pending = useNavigation().formData?.get("intent") === "send";
  const { courier, rows } = checked;
  const ready = rows.filter(({ number, isReady }) => number !== null && isReady);
  const label = couriers.find(({ value }) => value === courier)?.label ?? courier;
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <h2 className="text-xl">
        {say.checked}: {label}
      </h2>
      <input name="courier" type="hidden" value={courier} />
      {ready.map(({ id, number, plan }) => (
        <span hidden key={id}>
          <input name={numberField(id)} type="hidden" value={number ?? ""} />
          <input name={planField(id)} type="hidden" value={plan} />
        </span>
      ))}
      <ChosenTable caption={say.checked} captionHidden columns={checkedColumns} rows={rows} />
      {ready.some(({ notToday }) => notToday !== undefined) && (
        <CheckboxField
          hint={packingMessages.anywayBulkHint}
          label={packingMessages.anywayBulk}
          name="anyway"
          value="yes"
        />
      )}
      <div className="grid gap-2">
        <div>
          <Button
            aria-describedby="leaves"
            disabled={ready.length === 0}
            name="intent"
            pending={pending}
            value="send"
          >
            {say.submit(ready.length)}
          </Button>
        </div>
        <p className="text-sm text-ink-soft" id="leaves">
          {ready.length === 0
            ? say.nothing
            : `${say.leaves} ${isBuyerTold ? say.mails : say.noMails}`}
        </p>
      </div>
    </Form>
  );
}
