import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { refundMessages as say } from "../../texts/staff.ts";

const HOW = [
  { value: "gateway", label: say.gateway, hint: say.gatewayHint },
  { value: "by-hand", label: say.byHand, hint: say.byHandHint },
];

type RefundWayProps = {
  /** A gateway can send the whole amount. */
  byGateway: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};

/** The way of a refund, inside a form with the class `group/refund`. */
export function RefundWay({ byGateway, errors, values }: RefundWayProps) {
  return (
    <>
      {byGateway ? (
        <RadioGroup
          defaultValue={values["how"] ?? "gateway"}
          legend={say.howLabel}
          name="how"
          options={HOW}
        />
      ) : (
        <>
          <p>{say.byHandOnly}</p>
          <input name="how" type="hidden" value="by-hand" />
        </>
      )}
      <Field
        // CSS alone shows this part, so it works without JavaScript.
        className={byGateway ? "hidden group-has-[[value=by-hand]:checked]/refund:grid" : undefined}
        error={errors["reference"]}
        hint={say.referenceHint}
        label={say.referenceLabel}
        name="reference"
      >
        <Input autoComplete="off" defaultValue={values["reference"]} maxLength={200} />
      </Field>
    </>
  );
}
