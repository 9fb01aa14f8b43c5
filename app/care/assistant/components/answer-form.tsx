import { Form, useNavigation } from "react-router";
import { Choices } from "#app/running/content/components/choices.tsx";
import { FAQ_CATEGORIES } from "#app/running/content/views/faq-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { alsoName } from "../rules/unanswered.ts";
import { assistantStaffMessages as say } from "../texts/staff.ts";

type Texts = Readonly<Record<string, string>>;
type AnswerFormProps = {
  question: { id: string; text: string };
  similar: readonly { id: string; question: string; times: number }[];
  errors: Texts;
  /** What was typed; undefined before the form was sent. */
  typed: Texts | undefined;
};

/** The answer to a question, for the FAQ and for the next person who asks. */
export function AnswerForm({ question, similar, errors, typed }: AnswerFormProps) {
  const isSending = useNavigation().formData?.get("intent") === "publish";
  return (
    <Form className="grid gap-5" method="post" noValidate>
      <ErrorSummary errors={errors} title={say.answerWrong} />
      <input name="intent" type="hidden" value="publish" />
      <input name="questionId" type="hidden" value={question.id} />
      <Field
        error={errors["question"]}
        hint={say.questionHint}
        label={say.question}
        name="question"
      >
        <Input defaultValue={typed?.["question"] ?? question.text} maxLength={200} required />
      </Field>
      <Field error={errors["answer"]} hint={say.answerHint} label={say.answer} name="answer">
        <Textarea
          className="min-h-32"
          data-queue-key="e"
          defaultValue={typed?.["answer"]}
          maxLength={2000}
          required
        />
      </Field>
      <Field error={errors["category"]} label={say.category} name="category">
        <Choices chosen={typed?.["category"] ?? "ordering"} from={FAQ_CATEGORIES} />
      </Field>
      {similar.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{say.similar}</legend>
          <p className="text-sm text-ink-soft">{say.similarHint}</p>
          {similar.map(({ id, question: text, times }) => (
            <CheckboxField
              defaultChecked={typed ? typed[alsoName(id)] === "on" : true}
              key={id}
              label={<bdi>{say.similarOne(text, times)}</bdi>}
              name={alsoName(id)}
            />
          ))}
        </fieldset>
      )}
      <div>
        <Button pending={isSending}>{say.publish}</Button>
      </div>
    </Form>
  );
}
