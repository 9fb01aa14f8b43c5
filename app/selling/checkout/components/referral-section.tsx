import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { FormSection } from "./form-section.tsx";

type ReferralSectionProps = {
  /** The code of the followed link, while it applies. */
  linked: string | undefined;
  value: string | undefined;
  error: string | undefined;
};

/**
 * The affiliate who referred the buyer. The code changes no price, so it is not a promo code, and
 * works on every device.
 */
export function ReferralSection({ linked, value, error }: ReferralSectionProps) {
  return (
    <FormSection title={say.referral.title}>
      <Field
        error={error}
        hint={linked === undefined ? say.referral.hint : say.referral.linked(linked)}
        label={say.fields.referralCode}
        name="referralCode"
        note={say.optional}
      >
        <Input
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={value}
          maxLength={40}
          spellCheck={false}
        />
      </Field>
    </FormSection>
  );
}
