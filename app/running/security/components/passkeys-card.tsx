import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { securityMessages as say } from "../texts/shopper.ts";
import { NewPasskey, type BegunPasskey } from "./new-passkey.tsx";

type ShownPasskey = { id: string; name: string; since: string };

type PasskeysCardProps = {
  passkeys: readonly ShownPasskey[];
  begun: BegunPasskey | undefined;
  /** The last second step of staff who must have one. */
  mustStay: boolean;
};

/** The account's passkeys, with a form to add one. */
export function PasskeysCard({ passkeys, begun, mustStay }: PasskeysCardProps) {
  return (
    <Card aria-labelledby="passkeys" as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl" id="passkeys">
        {say.passkeysTitle}
      </h2>
      <p className="measure text-ink-soft">{say.passkeysLead}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} mustStay={mustStay} />
          ))}
        </ul>
      )}
      {begun ? (
        <NewPasskey {...begun} />
      ) : (
        <IntentForm intent="begin-passkey">
          <IntentButton variant={passkeys.length > 0 ? "secondary" : "primary"}>
            {say.passkeyAdd}
          </IntentButton>
        </IntentForm>
      )}
    </Card>
  );
}

function Passkey({ id, name, since, mustStay }: ShownPasskey & { mustStay: boolean }) {
  return (
    <li className="py-3">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-sm text-ink-soft">{since}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {say.passkeyMore(name)}
        </summary>
        <div className="grid gap-5 py-2">
          <IntentForm className="flex flex-wrap items-end gap-2" intent="rename-passkey">
            <input name="passkeyId" type="hidden" value={id} />
            <Field
              className="min-w-0 flex-1 basis-48"
              id={`name-${id}`}
              label={say.passkeyName}
              name="name"
            >
              <Input autoComplete="off" defaultValue={name} maxLength={60} required />
            </Field>
            <IntentButton variant="secondary">{say.passkeyRename}</IntentButton>
          </IntentForm>
          <Remove id={id} mustStay={mustStay} name={name} />
        </div>
      </details>
    </li>
  );
}

function Remove({ id, name, mustStay }: { id: string; name: string; mustStay: boolean }) {
  const reason = `why-${id}`;
  return (
    <IntentForm className="grid justify-items-start gap-2" intent="remove-passkey">
      <input name="passkeyId" type="hidden" value={id} />
      <p className="measure text-ink-soft" id={reason}>
        {mustStay ? say.requiredStays : say.passkeyRemoveNote}
      </p>
      <IntentButton aria-describedby={reason} disabled={mustStay} variant="danger">
        {say.passkeyRemoveOf(name)}
      </IntentButton>
    </IntentForm>
  );
}
