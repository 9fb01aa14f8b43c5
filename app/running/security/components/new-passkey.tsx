import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState, type SubmitEvent } from "react";
import { useLocation, useSubmit } from "react-router";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { securityMessages as say } from "../texts/shopper.ts";
import { makePasskey, type PasskeyProblem } from "./ask-device.ts";

/** The options for the device, and a suggested name. */
export type BegunPasskey = {
  options: Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
  name: string;
};

/** The second half of adding a passkey: the user names it, and the device makes it. */
export function NewPasskey({ options, name }: BegunPasskey) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem>();

  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAsking) return;
    const form = new FormData(event.currentTarget);
    setAsking(true);
    setProblem(undefined);
    const made = await makePasskey(options);
    setAsking(false);
    if (!made.ok) return setProblem(made.problem);
    form.set("response", JSON.stringify(made.answer));
    await submit(form, { action: pathname, method: "post" });
  }

  return (
    <div className="grid gap-4">
      <Notice announced={false} className="hidden noscript:flex" tone="warning">
        {say.passkeyScript}
      </Notice>
      <p className="measure">{say.passkeyNew}</p>
      {problem && <Notice tone="error">{say.passkeyProblem[problem]}</Notice>}
      <IntentForm
        className="grid gap-4"
        intent="add-passkey"
        onSubmit={(event) => void make(event)}
      >
        <input name="response" type="hidden" />
        <Field hint={say.passkeyNameHint} label={say.passkeyName} name="name">
          <Input
            autoComplete="off"
            className="max-w-80"
            defaultValue={name}
            maxLength={60}
            required
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <IntentButton className="noscript:hidden">{say.passkeyMake}</IntentButton>
          <LinkButton to={pathname} variant="quiet">
            {say.cancel}
          </LinkButton>
        </div>
      </IntentForm>
    </div>
  );
}
