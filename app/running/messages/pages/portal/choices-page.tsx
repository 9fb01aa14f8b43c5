import { pageTitle } from "#app/lib/page-tags.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { PushCard } from "../../components/push-card.tsx";
import { CHANNELS } from "../../rules/send-terms.ts";
import { choiceMessages as say } from "../../texts/shopper.ts";
import { showChoices } from "./choices-page.server.ts";
import type { ChoicesAnswer } from "./finish-choice.server.ts";
import { submitChoices } from "./submit-choices.server.ts";
import type { Route } from "./+types/choices-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

/** Passes on the `Retry-After` header of a refused form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  showChoices(context.get(requestContext), request);

export const action = ({ request, context }: Route.ActionArgs) =>
  submitChoices(context.get(requestContext), request);

export default function ChoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { flash, isOff, number, newNumber, hasStopped, values, devices, pushKey } = loaderData;
  const { message, errors = {}, values: typed }: ChoicesAnswer = actionData ?? {};
  return (
    <Card as="section" className="my-4 grid max-w-form gap-6" padding="roomy">
      {message && <Notice title={message} tone="error" />}
      {!actionData && flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      <div className="grid gap-2">
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-ink-soft">{say.lead}</p>
      </div>
      {(number !== undefined || devices.length > 0) && (
        <TopicsForm
          errors={errors}
          hasDevices={devices.length > 0}
          hasNumber={number !== undefined}
          key={JSON.stringify([values, number, devices.length])}
          values={values}
        />
      )}
      <section className="grid gap-4 border-t border-line pt-6">
        <div className="grid gap-2">
          <h2 className="text-xl">{say.texts}</h2>
          <p className="text-ink-soft">{say.textsLead}</p>
        </div>
        {isOff && <Notice announced={false} title={say.off} tone="warning" />}
        {hasStopped && <Notice announced={false} title={say.stopped} tone="warning" />}
        {newNumber && <CodeForm error={errors["code"]} number={newNumber} />}
        {number && <p className="font-semibold">{say.yours(number)}</p>}
        {!isOff && (
          <NumberForm
            error={errors["number"]}
            isChange={number !== undefined || newNumber !== undefined}
            typed={typed?.["number"]}
          />
        )}
        {(number ?? newNumber) && (
          <IntentForm intent="remove">
            <IntentButton variant="secondary">{say.remove}</IntentButton>
          </IntentForm>
        )}
      </section>
      <PushCard devices={devices} pushKey={pushKey} />
    </Card>
  );
}

type NumberFormProps = { error: string | undefined; isChange: boolean; typed: string | undefined };

function NumberForm({ error, isChange, typed }: NumberFormProps) {
  const form = (
    <IntentForm className="grid gap-4" intent="ask">
      <Field error={error} hint={say.numberHint} label={say.number} name="number">
        <Input
          autoComplete="tel"
          defaultValue={typed}
          inputMode="tel"
          maxLength={40}
          required
          type="tel"
        />
      </Field>
      <IntentButton className="justify-self-start" variant={isChange ? "secondary" : "primary"}>
        {say.send}
      </IntentButton>
    </IntentForm>
  );
  if (!isChange) return form;
  return (
    <details open={error !== undefined}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{say.change}</summary>
      {form}
    </details>
  );
}

function CodeForm({ error, number }: { error: string | undefined; number: string }) {
  return (
    <div className="grid gap-4">
      <IntentForm className="grid gap-4" intent="confirm">
        <Field error={error} hint={say.codeHint(number)} label={say.code} name="code">
          <Input
            autoComplete="one-time-code"
            className="figures"
            inputMode="numeric"
            maxLength={20}
            required
          />
        </Field>
        <IntentButton className="justify-self-start">{say.confirm}</IntentButton>
      </IntentForm>
      <IntentForm intent="ask">
        <input name="number" type="hidden" value={number} />
        <IntentButton variant="secondary">{say.again}</IntentButton>
      </IntentForm>
    </div>
  );
}

type TopicsFormProps = {
  errors: Readonly<Record<string, string>>;
  hasNumber: boolean;
  hasDevices: boolean;
  values: { orderBy: string; doseBy: string; newsBy: string };
};

/** Without its number or device a channel is not offered, and the email is sent. */
function TopicsForm({ errors, hasNumber, hasDevices, values }: TopicsFormProps) {
  const options = CHANNELS.filter((channel) =>
    channel === "email" ? true : channel === "sms" ? hasNumber : hasDevices,
  ).map((value) => ({ value, label: say.channels[value] }));
  const chosen = (by: string) => (options.some(({ value }) => value === by) ? by : "email");
  return (
    <IntentForm className="grid gap-5" intent="choose">
      {(["orderBy", "doseBy", "newsBy"] as const).map((topic) => (
        <RadioGroup
          defaultValue={chosen(values[topic])}
          error={errors[topic]}
          hint={topic === "newsBy" && say.newsHint}
          key={topic}
          legend={say.topics[topic]}
          name={topic}
          options={options}
          required
        />
      ))}
      <IntentButton className="justify-self-start">{say.choose}</IntentButton>
    </IntentForm>
  );
}
