import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { receiptMessages as say } from "../texts/shopper-receipt.ts";

/** For a guest: a link to the sign-up form with everything but the password filled in. */
export function OfferAccount({ email }: { email: string }) {
  return (
    <Card as="section" className="grid justify-items-start gap-4" padding="roomy" tint="moss">
      <div className="grid gap-1">
        <h2 className="text-2xl">{say.account.title}</h2>
        <p className="measure wrap-anywhere">{say.account.text(email)}</p>
      </div>
      <IntentForm intent="account">
        <IntentButton>{say.account.submit}</IntentButton>
      </IntentForm>
    </Card>
  );
}
