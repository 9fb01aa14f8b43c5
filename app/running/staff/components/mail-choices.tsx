import { HOURS, HOUR_WORDS } from "#app/running/settings/rules/hours.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { StaffTopic, TopicMails } from "../rules/staff-topics.ts";
import { mailChoiceMessages as say } from "../texts/staff-mail-choices.ts";

export type ShownChoices = {
  email: string;
  topics: readonly { topic: StaffTopic; chosen: TopicMails; mails: readonly TopicMails[] }[];
  digestHour: number;
};

/** The mails that a member of staff gets about their own work. */
export function MailChoicesCard({ email, topics, digestHour }: ShownChoices) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl">{say.title}</h2>
      <p className="measure mt-2 text-ink-soft wrap-anywhere">{say.lead(email)}</p>
      <IntentForm className="mt-5 grid gap-4" intent="mails">
        {topics.map(({ topic, chosen, mails }) => (
          <Field key={`${topic} ${chosen}`} label={say.topics[topic]} name={`mails.${topic}`}>
            <Select defaultValue={chosen}>
              {mails.map((one) => (
                <option key={one} value={one}>
                  {say.mails[one]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <Field hint={say.hourHint} key={digestHour} label={say.hour} name="digestHour">
          <Select defaultValue={String(digestHour)}>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {HOUR_WORDS[hour]}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <IntentButton variant="secondary">{say.save}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
