import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { refillMessages } from "../texts/shopper-refill.ts";

const say = refillMessages.acts;

type RefillActsProps = {
  version: number;
  skip: { dueOn: string; again: string } | undefined;
  pauseFrom: string;
  pauseTo: string;
  answer:
    | {
        errors: Readonly<Record<string, string>>;
        values: Readonly<Record<string, string>>;
      }
    | undefined;
};

/** To leave this refill out, to pause, to stop: one tap each. */
export function RefillActs({ version, skip, pauseFrom, pauseTo, answer }: RefillActsProps) {
  return (
    <section className="grid gap-5 border-line max-md:border-t max-md:py-3">
      <h3 className="text-xl">{say.title}</h3>
      {skip && (
        <IntentForm className="grid gap-2" intent="skip">
          <Version version={version} />
          <input name="dueOn" type="hidden" value={skip.dueOn} />
          <div>
            <IntentButton variant="secondary">{say.skip}</IntentButton>
          </div>
          <p className="text-sm text-ink-soft">{say.skipHint(skip.again)}</p>
        </IntentForm>
      )}
      <IntentForm className="flex flex-wrap items-end gap-3" intent="pause">
        <Version version={version} />
        <Field
          className="max-w-72"
          error={answer?.errors["until"]}
          hint={say.untilHint}
          label={say.until}
          name="until"
        >
          <Input defaultValue={answer?.values["until"]} max={pauseTo} min={pauseFrom} type="date" />
        </Field>
        <IntentButton variant="secondary">{say.pause}</IntentButton>
      </IntentForm>
      <IntentForm intent="stop">
        <Version version={version} />
        <IntentButton variant="secondary">{say.stop}</IntentButton>
      </IntentForm>
    </section>
  );
}

export function Version({ version }: { version: number }) {
  return <input name="version" type="hidden" value={version} />;
}
