import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { securityMessages as say } from "../texts/shopper.ts";

type NewKey = { typed: string; qr: { path: string; size: number } };
type ShownApp =
  | { state: "off" }
  | { state: "begun"; newKey: NewKey }
  | { state: "on"; since: string };

type AppCardProps = {
  app: ShownApp;
  error: string | undefined;
  /** Staff must have a second step, so this one cannot be turned off. */
  mustStay: boolean;
};

/** The account's authenticator app: missing, waiting for its first code, or in use. */
export function AppCard({ app, error, mustStay }: AppCardProps) {
  return (
    <Card aria-labelledby="app" as="section" className="grid gap-4" padding="roomy">
      <h2 className="text-xl" id="app">
        {say.appTitle}
      </h2>
      {app.state === "off" && <NoApp />}
      {app.state === "begun" && <NewApp error={error} {...app.newKey} />}
      {app.state === "on" && <AppInUse mustStay={mustStay} since={app.since} />}
    </Card>
  );
}

function NoApp() {
  return (
    <>
      <p className="measure text-ink-soft">{say.appOff}</p>
      <IntentForm intent="begin-app">
        <IntentButton>{say.appBegin}</IntentButton>
      </IntentForm>
    </>
  );
}

function NewApp({ typed, qr, error }: NewKey & { error: string | undefined }) {
  return (
    <>
      <p className="measure">{say.appScan}</p>
      {/* Dark on light in both themes, because some cameras read nothing else. The key below is
          its text. */}
      <svg
        aria-hidden="true"
        className="w-full max-w-60 rounded-control"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
      >
        <rect fill="#fff" height={qr.size} width={qr.size} />
        <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div className="grid gap-1">
        <p>{say.appKey}</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="figures flex min-h-11 items-center rounded-control bg-sunken px-3 py-2">
            {typed}
          </code>
          <CopyButton
            copied={say.copied}
            label={say.copy}
            text={typed.replaceAll(" ", "")}
            what={say.appKeyName}
          />
        </p>
      </div>
      <IntentForm className="grid gap-4" intent="confirm-app">
        <p>{say.appConfirm}</p>
        <CodeField error={error} />
        <IntentButton className="justify-self-start">{say.confirm}</IntentButton>
      </IntentForm>
      <IntentForm intent="cancel-app">
        <IntentButton variant="quiet">{say.cancel}</IntentButton>
      </IntentForm>
    </>
  );
}

function AppInUse({ since, mustStay }: { since: string; mustStay: boolean }) {
  return (
    <>
      <p className="measure">{say.appOn(since)}</p>
      <TurnOff mustStay={mustStay} />
    </>
  );
}

function TurnOff({ mustStay }: { mustStay: boolean }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {say.appRemoveFold}
      </summary>
      <div className="grid justify-items-start gap-3 pt-2">
        <p className="measure text-ink-soft" id="turn-off-note">
          {mustStay ? say.requiredStays : say.appRemoveNote}
        </p>
        <IntentForm intent="turn-off-app">
          <IntentButton aria-describedby="turn-off-note" disabled={mustStay} variant="danger">
            {say.appRemove}
          </IntentButton>
        </IntentForm>
      </div>
    </details>
  );
}

/** Six digits. Phones suggest the code of a message or of their own app. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field error={error} label={say.code} name="code">
      <Input
        autoComplete="one-time-code"
        className="figures max-w-40 tracking-widest"
        inputMode="numeric"
        maxLength={12}
        required
      />
    </Field>
  );
}
