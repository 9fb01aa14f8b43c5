import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Field, Input, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm, IntentStep } from "#app/ui/intent-form.tsx";
import { Form, useLocation } from "react-router";
import { NOTED_WORDS } from "../rules/parcel-words.ts";
import { HIDE_DAYS } from "../rules/still-parcels.ts";
import { stillMessages as say } from "../texts/staff.ts";
import type { ShownStill } from "../views/show-still.ts";

type Failure = { errors: Record<string, string>; values: Record<string, string> } | undefined;
type StillActsProps = { parcel: ShownStill; failure: Failure };

/** The actions on a stalled parcel, the usual one first. */
export function StillActs({ parcel, failure }: StillActsProps) {
  const { id, keys } = parcel;
  const of = (intent: string) => (failure?.values["intent"] === intent ? failure : undefined);
  return (
    <>
      <AskForm failure={of("asked")} id={id} sentKey={keys.ask} />
      <Card as="section" className="grid gap-6 sm:grid-cols-2">
        <PlainAct act={say.arrived} id={id} intent="arrived" queueKey="d" sentKey={keys.back} />
        <PlainAct act={say.back} id={id} intent="came-back" sentKey={keys.back} />
      </Card>
      <HeardForm failure={of("lost") ?? of("coming_back")} id={id} sentKey={keys.heard} />
    </>
  );
}

type FormOfParcel = { id: string; sentKey: string };

function Hidden({ id, sentKey }: FormOfParcel) {
  return (
    <>
      <input name="parcelId" type="hidden" value={id} />
      <input name="key" type="hidden" value={sentKey} />
    </>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="font-text text-base font-semibold">{children}</h3>
);

function AskForm({ failure, ...own }: FormOfParcel & { failure: Failure }) {
  return (
    <Card as="section" className="grid gap-4">
      <Heading>{say.ask.title}</Heading>
      <IntentForm className="grid gap-4" intent="asked">
        <Hidden {...own} />
        <Field
          error={failure?.errors["note"]}
          hint={say.ask.noteHint}
          id="ask-note"
          label={say.ask.note}
          name="note"
          note="Optional"
        >
          <Input data-queue-key="a" defaultValue={failure?.values["note"]} maxLength={500} />
        </Field>
        <div className="flex flex-wrap items-end gap-4">
          <Field error={failure?.errors["days"]} label={say.ask.days} name="days">
            <Select defaultValue={failure?.values["days"] ?? "2"}>
              {HIDE_DAYS.map((days) => (
                <option key={days} value={days}>
                  {say.ask.choice(days)}
                </option>
              ))}
            </Select>
          </Field>
          <IntentButton>{say.ask.submit}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}

type PlainActProps = FormOfParcel & {
  intent: string;
  act: { title: string; hint: string; submit: string };
  queueKey?: string;
};

function PlainAct({ intent, act, queueKey, ...own }: PlainActProps) {
  return (
    <IntentForm className="grid content-between gap-3" intent={intent}>
      <Hidden {...own} />
      <div className="grid gap-1">
        <Heading>{act.title}</Heading>
        <p className="text-ink-soft">{act.hint}</p>
      </div>
      <div>
        <IntentButton data-queue-key={queueKey} variant="secondary">
          {act.submit}
        </IntentButton>
      </div>
    </IntentForm>
  );
}

function HeardForm({ failure, ...own }: FormOfParcel & { failure: Failure }) {
  const { pathname } = useLocation();
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <Heading>{say.heard.title}</Heading>
        <p className="text-ink-soft">{say.heard.hint}</p>
      </div>
      <Form action={pathname} className="grid gap-4" method="post" noValidate>
        <Hidden {...own} />
        <Field
          error={failure?.errors["note"]}
          hint={say.heard.noteHint}
          id="heard-note"
          label={say.heard.note}
          name="note"
          note="Optional"
        >
          <Input defaultValue={failure?.values["note"]} maxLength={500} />
        </Field>
        <div className="flex flex-wrap gap-3">
          {NOTED_WORDS.map((word) => (
            <IntentStep intent={word} key={word} variant="secondary">
              {say.heard.words[word]}
            </IntentStep>
          ))}
        </div>
      </Form>
    </Card>
  );
}
