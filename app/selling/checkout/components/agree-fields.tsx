import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { LegalText, SupervisionField, type SupervisionProps } from "./confirm-section.tsx";

/** Consents for an order that staff placed. Only the buyer can give them. */
export function AgreeFields({ supervise, values, errors }: SupervisionProps) {
  return (
    <div className="grid gap-1">
      <SupervisionField errors={errors} supervise={supervise} values={values} />
      <CheckboxField
        defaultChecked={values["terms"] === "yes"}
        error={errors["terms"]}
        label={<LegalText />}
        name="terms"
        required
        value="yes"
      />
    </div>
  );
}
