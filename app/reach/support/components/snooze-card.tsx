import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { SnoozeState } from "../rules/snooze.ts";
import { snoozeMessages as say } from "../texts/staff-snooze.ts";
import type { RefusedTicketForm } from "./refused-ticket-form.ts";

export type ShownSnooze = {
  state: SnoozeState;
  /** The end of the snooze, or when it was over. */
  words: string | undefined;
  /** When it was put aside. */
  was: string;
  /** Why it may not be put aside now. */
  problem: string | undefined;
  /** Why it may not wait for an answer. */
  noAnswer: string | undefined;
  /** The initial value of the field. */
  first: string;
};

type SnoozeCardProps = { shown: ShownSnooze; failure: RefusedTicketForm | undefined };

/** Puts a ticket aside, and takes it up again. */
export function SnoozeCard({ shown, failure }: SnoozeCardProps) {
  const { state, words, was, problem } = shown;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.title}</h2>
      {words && <p>{words}</p>}
      {state !== "none" && (
        <IntentForm intent="wake">
          <IntentButton variant="secondary">
            {state === "back" ? say.done : say.takeUp}
          </IntentButton>
        </IntentForm>
      )}
      {problem ? (
        <p className="text-ink-soft">{problem}</p>
      ) : (
        <SnoozeForm failure={failure} key={was} shown={shown} />
      )}
    </Card>
  );
}

function SnoozeForm({ shown, failure }: SnoozeCardProps) {
  const { values = {}, errors = {} } = failure ?? {};
  return (
    <IntentForm className="grid gap-3" intent="snooze">
      <input name="was" type="hidden" value={shown.was} />
      <RadioGroup
        defaultValue={values["how"] ?? "until"}
        error={errors["how"]}
        legend={say.how}
        name="how"
        options={[
          { value: "until", label: say.untilTime },
          {
            value: "answer",
            label: say.untilAnswer,
            hint: shown.noAnswer,
            disabled: shown.noAnswer !== undefined,
          },
        ]}
      />
      <Field error={errors["until"]} hint={say.untilHint} label={say.until} name="until">
        <Input defaultValue={values["until"] ?? shown.first} type="datetime-local" />
      </Field>
      <div>
        <IntentButton variant="secondary">{say.save}</IntentButton>
      </div>
    </IntentForm>
  );
}
