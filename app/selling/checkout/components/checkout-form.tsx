import { href } from "react-router";
import { useState, type ComponentProps } from "react";
import type { Centavos } from "#app/lib/money.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { checkoutMessages as say } from "../texts/shopper.ts";
import type { CheckoutFailure } from "../views/checkout-failure.ts";
import { summariseErrors } from "../views/summarise-errors.ts";
import { ContactFields, DeliveryFields } from "./address-fields.tsx";
import { ConfirmSection } from "./confirm-section.tsx";
import { MethodSection } from "./method-section.tsx";
import { ReferralSection } from "./referral-section.tsx";
import { SavedAddresses, SavedAddressForm } from "./saved-addresses.tsx";
import { CreditField } from "./credit-field.tsx";
import { ParcelChoices } from "./parcel-choices.tsx";
import { FocusedNotice } from "./focused-notice.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type CheckoutFormProps = {
  /** The form's key. A form sent twice places one order. */
  formKey: string;
  /** The total that the buyer sees, in centavos. */
  shownTotal: string;
  /** The total on the button. Undefined if the page could not be read again. */
  total: Centavos | undefined;
  acknowledge: readonly string[];
  prefill: Readonly<Record<string, string>>;
  /** Suggestions. Other text is accepted, too. */
  provinces: readonly string[];
  /** The buyer's saved addresses. */
  saved: ComponentProps<typeof SavedAddresses>;
  /** Payment methods of this order. */
  methods: readonly PaymentMethod[];
  /** The limits of cash on delivery, if any. */
  cash: ComponentProps<typeof MethodSection>["cash"];
  /** Why cold goods cannot be sent to the province in the form. */
  coldRefused: string | undefined;
  /** The account's setting makes all its parcels discreet. */
  alwaysDiscreet: boolean;
  /** Offers the checkbox for texts about shipping. */
  offersTexts: boolean;
  /** Offers the checkbox for news by email. */
  offersNews: boolean;
  /** The field for an affiliate's code, and the link that applies without one. */
  referral: { linked: string | undefined } | undefined;
  /** The buyer's store credit, in centavos. 0 without any. */
  credit: Centavos;
  blocked: boolean;
  failure: CheckoutFailure | undefined;
};

/** A plain form, so that the browser itself follows the redirect to the payment page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { formKey, shownTotal, prefill, coldRefused, failure } = props;
  const [busy, start] = useBusy();
  const values = failure?.values ?? prefill;
  const errors = failure?.errors ?? {};
  const summary = summariseErrors(errors);
  return (
    <>
      <SavedAddressForm />
      <form
        action={href("/checkout")}
        className="grid gap-12"
        method="post"
        noValidate
        onSubmit={start}
      >
        <input name="key" type="hidden" value={formKey} />
        <input name="shownTotal" type="hidden" value={shownTotal} />
        {failure?.message && <Failure failure={failure} message={failure.message} />}
        <ErrorSummary errors={summary.errors} title={summary.title} />
        <ContactFields errors={errors} offersNews={props.offersNews} values={values} />
        <DeliveryFields
          errors={errors}
          provinces={props.provinces}
          saved={<SavedAddresses {...props.saved} />}
          values={values}
        />
        {coldRefused && coldRefused !== failure?.message && (
          <ColdRefused>{coldRefused}</ColdRefused>
        )}
        <ParcelChoices
          errors={errors}
          isAlwaysDiscreet={props.alwaysDiscreet}
          offersTexts={props.offersTexts}
          values={values}
        />
        {props.referral && (
          <ReferralSection
            error={errors["referralCode"]}
            linked={props.referral.linked}
            value={values["referralCode"]}
          />
        )}
        <PaymentPart {...props} busy={busy} errors={errors} values={values} />
      </form>
    </>
  );
}

function ColdRefused({ children }: { children: string }) {
  return (
    <Notice
      action={
        <LinkButton size="compact" to={href("/cart")} variant="secondary">
          {say.changeCart}
        </LinkButton>
      }
      className="-mt-6"
      tone="warning"
    >
      {children}
    </Notice>
  );
}

type PaymentPartProps = Pick<
  CheckoutFormProps,
  "credit" | "total" | "cash" | "methods" | "acknowledge" | "blocked"
> &
  Pick<ComponentProps<typeof ConfirmSection>, "busy" | "errors" | "values">;

/** The button names what is left to pay. Without a script, the page cannot know if credit is used. */
function PaymentPart(props: PaymentPartProps) {
  const { credit, total, errors, values } = props;
  const [usesCredit, setUsesCredit] = useState(values["credit"] !== undefined);
  const isKnown = useHydrated() || credit === 0;
  const left =
    total === undefined || !isKnown ? undefined : Math.max(0, total - (usesCredit ? credit : 0));
  return (
    <>
      {credit > 0 && (
        <CreditField
          chosen={values["credit"] !== undefined}
          credit={credit}
          error={errors["credit"]}
          onChange={setUsesCredit}
          total={total}
        />
      )}
      <MethodSection
        cash={props.cash}
        chosen={values["paymentMethod"]}
        error={errors["paymentMethod"]}
        methods={props.methods}
      />
      <ConfirmSection
        acknowledge={props.acknowledge}
        blocked={props.blocked}
        busy={props.busy}
        errors={errors}
        total={left}
        values={values}
      />
    </>
  );
}

function Failure({ failure, message }: { failure: CheckoutFailure; message: string }) {
  return (
    <FocusedNotice
      action={
        failure.inCart && (
          <LinkButton size="compact" to={href("/cart")} variant="secondary">
            {say.changeCart}
          </LinkButton>
        )
      }
      title={message}
      tone="error"
    >
      {failure.reference && say.reference(failure.reference)}
    </FocusedNotice>
  );
}
