import { href } from "react-router";
import { useEffect, useRef, useState } from "react";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { FormSection } from "./form-section.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type ConfirmSectionProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The products whose buyer must confirm supervision. */
  acknowledge: readonly string[];
  /** The order's total, if it is known. */
  total: Centavos | undefined;
  blocked: boolean;
  busy: boolean;
};

/** The confirmations and the button. Without a script, the server reports missing ones. */
export function ConfirmSection(props: ConfirmSectionProps) {
  const { values, errors, acknowledge, total, blocked, busy } = props;
  const hydrated = useHydrated();
  const terms = useRef<HTMLInputElement>(null);
  const [accepted, setAccepted] = useState(values["terms"] === "yes");
  useEffect(() => {
    // The box was ticked before React started, or restored by the browser, without an event.
    if (terms.current) setAccepted(terms.current.checked);
  }, []);
  const waiting = hydrated && !accepted;

  return (
    <FormSection title={say.confirm}>
      <div className="grid gap-1">
        <SupervisionField errors={errors} supervise={acknowledge} values={values} />
        <CheckboxField
          defaultChecked={values["terms"] === "yes"}
          error={errors["terms"]}
          label={<LegalText />}
          name="terms"
          onChange={(event) => setAccepted(event.target.checked)}
          ref={terms}
          required
          value="yes"
        />
      </div>
      {blocked ? (
        <LinkButton size="large" to={href("/cart")} wide>
          {say.changeCart}
        </LinkButton>
      ) : (
        <div className="grid gap-3">
          <Button
            aria-describedby="place-order-note"
            disabled={waiting}
            pending={busy}
            size="large"
            wide
          >
            {say.placeOrder(total === undefined ? undefined : formatMoney(total))}
          </Button>
          <p aria-live="polite" className="text-sm text-ink-soft" id="place-order-note">
            {waiting ? say.acceptFirst : say.nextStep}
          </p>
        </div>
      )}
    </FormSection>
  );
}

/** Opens the texts beside checkout, so that the buyer loses nothing typed. */
export function LegalText() {
  return (
    <>
      {say.adultAndTerms} <LegalLink href={href("/terms")}>{say.terms}</LegalLink> {say.and}{" "}
      <LegalLink href={href("/privacy")}>{say.privacy}</LegalLink>.
    </>
  );
}

function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="text-accent underline underline-offset-4"
      href={href}
      rel="noopener"
      target="_blank"
    >
      {children}
      <VisuallyHidden> {say.newTab}</VisuallyHidden>
    </a>
  );
}

export type SupervisionProps = {
  /** The products whose buyer must confirm supervision. */
  supervise: readonly string[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

export function SupervisionField({ supervise, values, errors }: SupervisionProps) {
  return (
    supervise.length > 0 && (
      <CheckboxField
        defaultChecked={values["supervision"] === "yes"}
        error={errors["supervision"]}
        label={say.supervisionLabel(supervise)}
        name="supervision"
        required
        value="yes"
      />
    )
  );
}
