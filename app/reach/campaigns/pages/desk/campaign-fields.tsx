import type { Texts } from "#app/lib/edit.ts";
import { Field, Input, Select } from "#app/ui/field.tsx";
import {
  LONGEST_NAME,
  LONGEST_PHONE_TEXT,
  LONGEST_PREHEADER,
  LONGEST_SENDER,
  LONGEST_SUBJECT,
} from "../../rules/campaign-terms.ts";
import { TOPICS } from "../../rules/topics.ts";
import { topicMessages } from "../../texts/shopper-topics.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

const LINES = [
  ["name", say.fields.name, LONGEST_NAME, true],
  ["subject", say.fields.subject, LONGEST_SUBJECT, true],
  ["preheader", say.fields.preheader, LONGEST_PREHEADER, false],
  ["senderName", say.fields.senderName, LONGEST_SENDER, false],
  ["phoneText", say.fields.phoneText, LONGEST_PHONE_TEXT, false],
] as const;

type CampaignFieldsProps = {
  values: Texts;
  errors: Texts;
  segments: readonly { id: string; name: string }[];
};

/** The fields around the content: the subject and sender in a mailbox, and the audience. */
export function CampaignFields({ values, errors, segments }: CampaignFieldsProps) {
  return (
    <>
      {LINES.map(([name, { label, hint }, max, required]) => (
        <Field error={errors[name]} hint={hint} key={name} label={label} name={name}>
          <Input defaultValue={values[name]} maxLength={max} required={required} />
        </Field>
      ))}
      <Field
        error={errors["topic"]}
        hint={say.fields.topic.hint}
        label={say.fields.topic.label}
        name="topic"
      >
        <Select defaultValue={values["topic"]}>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {topicMessages.topics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors["segmentId"]} label={say.fields.segmentId.label} name="segmentId">
        <Select defaultValue={values["segmentId"]}>
          <option value="">{say.fields.segmentId.words[""]}</option>
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
