import { href } from "react-router";
import type { ComponentProps } from "react";
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
import { DiscreetField } from "./discreet-field.tsx";
import { FocusedNotice } from "./focused-notice.tsx";
import { useBusy } from "#app/ui/use-busy.ts";

type CheckoutFormProps = {
  /** The name of this checkout: sending it again is answered once. */
  formKey: string;
  /** What the buyer sees, in centavos. */
  shownTotal: string;
  /** The same for the button; nothing where the page could not be read again. */
  total: Centavos | undefined;
  acknowledge: readonly string[];
  prefill: Readonly<Record<string, string>>;
  /** To choose from; any other text is taken as well. */
  provinces: readonly string[];
  /** Addresses to choose from, which the buyer has saved. */
  saved: ComponentProps<typeof SavedAddresses>;
  /** How this order can be paid. */
  methods: readonly PaymentMethod[];
  /** What is said of cash on delivery, where it is not taken as it is. */
  cash: ComponentProps<typeof MethodSection>["cash"];
  /** Why what has to stay cold is not sent to the province in the form. */
  coldRefused: string | undefined;
  /** The account of the buyer chose it for all its parcels. */
  alwaysDiscreet: boolean;
  /** Whether the buyer may ask for news by email. */
  offersNews: boolean;
  /** The field for the code of an affiliate, and the link that counts without one. */
  referral: { linked: string | undefined } | undefined;
  blocked: boolean;
  failure: CheckoutFailure | undefined;
};

/** A plain form, so that the browser itself follows the answer to the payment page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { formKey, shownTotal, acknowledge, prefill, coldRefused, blocked, failure } = props;
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
          <Notice
            action={
              <LinkButton size="compact" to={href("/cart")} variant="secondary">
                {say.changeCart}
              </LinkButton>
            }
            className="-mt-6"
            tone="warning"
          >
            {coldRefused}
          </Notice>
        )}
        <DiscreetField
          always={props.alwaysDiscreet}
          chosen={values["discreet"] === "yes"}
          error={errors["discreet"]}
        />
        {props.referral && (
          <ReferralSection
            error={errors["referralCode"]}
            linked={props.referral.linked}
            value={values["referralCode"]}
          />
        )}
        <MethodSection
          cash={props.cash}
          chosen={values["paymentMethod"]}
          error={errors["paymentMethod"]}
          methods={props.methods}
        />
        <ConfirmSection
          acknowledge={acknowledge}
          blocked={blocked}
          busy={busy}
          errors={errors}
          total={props.total}
          values={values}
        />
      </form>
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
