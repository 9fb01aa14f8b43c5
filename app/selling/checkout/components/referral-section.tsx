import { Field, Input } from "#app/ui/field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { FormSection } from "./form-section.tsx";

type ReferralSectionProps = {
  /** The code of the link that was followed, while it counts. */
  linked: string | undefined;
  value: string | undefined;
  error: string | undefined;
};

/** Who sent the buyer. It changes no price, so it is no promo code, and works on every device. */
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
