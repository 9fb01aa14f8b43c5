import { Form, href, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { affiliateMessages as say } from "../texts/shopper.ts";

type JoinFormProps = {
  commission: string;
  termsVersion: number;
  errors: Readonly<Record<string, string>>;
  /** Staff added this person, who only has to accept the terms. */
  isMember: boolean;
};

export function JoinForm({ commission, termsVersion, errors, isMember }: JoinFormProps) {
  const pending = useNavigation().formData?.has("termsVersion") ?? false;
  return (
    <Form className="grid gap-4" method="post" noValidate>
      <p className="measure text-ink-soft">
        {isMember ? say.acceptLead : say.joinLead} {say.youEarn(commission)}
      </p>
      <input name="termsVersion" type="hidden" value={termsVersion} />
      <CheckboxField
        error={errors["terms"]}
        label={<TermsText />}
        name="terms"
        required
        value="yes"
      />
      <div>
        <Button pending={pending}>{isMember ? say.acceptTermsButton : say.join}</Button>
      </div>
    </Form>
  );
}

function TermsText() {
  return (
    <>
      {say.accept}{" "}
      <a
        className="text-accent underline underline-offset-4"
        href={href("/affiliate-terms")}
        rel="noopener"
        target="_blank"
      >
        {say.terms}
        <VisuallyHidden> {say.newTab}</VisuallyHidden>
      </a>
      .
    </>
  );
}
