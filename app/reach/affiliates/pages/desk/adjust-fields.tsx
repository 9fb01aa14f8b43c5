import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";

type Texts = Readonly<Record<string, string | undefined>>;

/** Which way, how much and why a balance is corrected. */
export function AdjustFields({
  failure,
}: {
  failure: { values: Texts; errors: Texts } | undefined;
}) {
  const { values = {}, errors = {} } = failure ?? {};
  return (
    <>
      <Field error={errors["way"]} label={say.adjustWay} name="way">
        <Select defaultValue={values["way"] ?? "add"}>
          <option value="add">{say.adjustWays.add}</option>
          <option value="take">{say.adjustWays.take}</option>
        </Select>
      </Field>
      <Field error={errors["amount"]} label={say.adjustAmount} name="amount">
        <Input autoComplete="off" defaultValue={values["amount"]} inputMode="decimal" />
      </Field>
      <Field error={errors["why"]} label={say.adjustReason} name="why">
        <Textarea defaultValue={values["why"]} maxLength={500} rows={3} />
      </Field>
    </>
  );
}
