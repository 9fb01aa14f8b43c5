import { Form, Link, useNavigation, href } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { saveMessages as say } from "../texts/shopper-save.ts";

type SaveCardProps = {
  /** `save`: nothing is stored yet. `adopt`: the result is stored and can move into the account. */
  intent: "save" | "adopt";
  signedIn: boolean;
  /** The wording beside the checkbox. */
  consent: string;
  error: string | undefined;
};

/** Asks before anything is stored. The checkbox is never ticked in advance. */
export function SaveCard({ intent, signedIn, consent, error }: SaveCardProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl">{intent === "save" ? say.title : say.toAccount}</h2>
      <div className="grid gap-2 text-ink-soft">
        <p>{intent === "save" ? say.lead : say.toAccountLead}</p>
        <p>{signedIn ? say.account : say.visitor}</p>
        {!signedIn && (
          <p>
            <TextLink to={`${href("/auth")}?next=%2Fassessment%2Fresult`}>{say.signIn}</TextLink>
          </p>
        )}
      </div>
      <Form className="grid gap-3" method="post" noValidate>
        <CheckboxField error={error} label={consent} name="consent" required value="yes" />
        <p className="text-sm text-ink-soft">
          {say.more} <Link to={href("/privacy")}>{say.privacy}</Link>.
        </p>
        <div>
          <Button name="intent" pending={sent === intent} value={intent} variant="secondary">
            {intent === "save" ? say.save : say.toAccount}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** For a result saved without an account: what is stored, and a button that deletes it. */
export function SavedCard() {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl">{say.saved}</h2>
      <p className="text-ink-soft">{say.savedVisitor}</p>
      <Form method="post">
        <Button name="intent" pending={sent === "withdraw"} value="withdraw" variant="secondary">
          {say.withdraw}
        </Button>
      </Form>
    </Card>
  );
}
