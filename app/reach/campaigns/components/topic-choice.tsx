import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { topicField, type Topic } from "../rules/topics.ts";
import { topicMessages as say } from "../texts/shopper-topics.ts";

type TopicChoiceProps = {
  topics: readonly { topic: Topic; isChosen: boolean }[];
  pending: boolean;
};

/** A reader's topics; choosing none ends all news. */
export function TopicChoice({ topics, pending }: TopicChoiceProps) {
  return (
    <Form
      className="grid justify-items-start gap-3"
      key={topics.map(({ isChosen }) => isChosen).join()}
      method="post"
    >
      <input name="intent" type="hidden" value="topics" />
      <div>
        {topics.map(({ topic, isChosen }) => (
          <CheckboxField
            defaultChecked={isChosen}
            key={topic}
            label={say.topics[topic]}
            name={topicField(topic)}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{say.none}</p>
      <Button pending={pending} variant="secondary">
        {say.save}
      </Button>
    </Form>
  );
}
