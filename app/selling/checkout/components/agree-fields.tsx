import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { LegalText } from "./confirm-section.tsx";

type AgreeFieldsProps = {
  /** The products whose buyer must confirm supervision. */
  supervise: readonly string[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Consents for an order that staff placed. Only the buyer can give them. */
export function AgreeFields({ supervise, values, errors }: AgreeFieldsProps) {
  return (
    <div className="grid gap-1">
      {supervise.length > 0 && (
        <CheckboxField
          defaultChecked={values["supervision"] === "yes"}
          error={errors["supervision"]}
          label={say.supervisionLabel(supervise)}
          name="supervision"
          required
          value="yes"
        />
      )}
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
