import { Field, Input } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { refundMessages as say } from "../../texts/staff.ts";

const GATEWAY = { value: "gateway", label: say.gateway, hint: say.gatewayHint };
const BY_HAND = { value: "by-hand", label: say.byHand, hint: say.byHandHint };
const CREDIT = { value: "credit", label: say.credit, hint: say.creditHint };

type RefundWayProps = {
  /** A gateway can send the whole amount. */
  byGateway: boolean;
  /** The buyer has an account, which can get store credit. */
  mayCredit: boolean;
  errors: Readonly<Record<string, string | undefined>>;
  values: Readonly<Record<string, string | undefined>>;
};

/** The way of a refund, inside a form with the class `group/refund`. */
export function RefundWay({ byGateway, mayCredit, errors, values }: RefundWayProps) {
  const ways = [...(byGateway ? [GATEWAY] : []), BY_HAND, ...(mayCredit ? [CREDIT] : [])];
  return (
    <>
      {!byGateway && <p>{say.byHandOnly}</p>}
      {ways.length > 1 ? (
        <RadioGroup
          defaultValue={values["how"] ?? (byGateway ? "gateway" : "by-hand")}
          legend={say.howLabel}
          name="how"
          options={ways}
        />
      ) : (
        <input name="how" type="hidden" value="by-hand" />
      )}
      <Field
        // CSS alone shows this part, so it works without JavaScript.
        className={
          ways.length > 1 ? "hidden group-has-[[value=by-hand]:checked]/refund:grid" : undefined
        }
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
