import { Field, Input } from "#app/ui/field.tsx";
import { unitsField } from "../../rules/read-units.ts";
import { returnMessages as say } from "../../texts/staff.ts";
import { ActForm, type ActFormProps } from "./act-form.tsx";

export function ReceiveForm(props: ActFormProps) {
  return (
    <ActForm {...props} act="receive">
      <p>{say.receive.lead}</p>
      {props.own.lines.map(({ id, name, units }) => (
        <UnitsField
          {...props}
          initial={units}
          key={id}
          label={say.receive.units(name)}
          most={units}
          name={unitsField("came", id)}
        />
      ))}
    </ActForm>
  );
}

/** Only goods that can be sold again have a field. The page explains the others. */
export function InspectForm(props: ActFormProps) {
  const came = props.own.lines.filter(({ received }) => received !== null && received > 0);
  return (
    <ActForm {...props} act="inspect">
      <p>{say.inspect.lead}</p>
      {came.map(({ id, name, received, unsellable }) =>
        unsellable ? (
          <p key={id}>{say.inspect[unsellable](name, received ?? 0)}</p>
        ) : (
          <UnitsField
            {...props}
            hint={say.inspect.outOf(received ?? 0)}
            initial={0}
            key={id}
            label={say.inspect.good(name)}
            most={received ?? 0}
            name={unitsField("good", id)}
          />
        ),
      )}
    </ActForm>
  );
}

type UnitsFieldProps = Pick<ActFormProps, "failure"> & {
  name: string;
  label: string;
  hint?: string;
  initial: number;
  most: number;
};

function UnitsField({ failure, name, label, hint, initial, most }: UnitsFieldProps) {
  return (
    <Field error={failure?.errors[name]} hint={hint} label={label} name={name}>
      <Input
        autoComplete="off"
        className="figures max-w-32"
        defaultValue={failure?.values[name] ?? String(initial)}
        inputMode="numeric"
        max={most}
        maxLength={4}
        min={0}
      />
    </Field>
  );
}
