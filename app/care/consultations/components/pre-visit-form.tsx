import { Form, Link, href, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MAY_BE_EMPTY, MOST_ANSWER, PRE_VISIT_QUESTIONS } from "../rules/pre-visit.ts";
import { preVisitMessages as say } from "../texts/shopper-pre-visit.ts";

type AnswerTexts = Readonly<Record<string, string | undefined>>;

type PreVisitFormProps = {
  version: number;
  /** The stored answers, or answers taken from an assessment. */
  answers: AnswerTexts | undefined;
  /** The wording beside the checkbox, which is shown only once. */
  consent: string;
  failure: { errors: AnswerTexts; values: AnswerTexts } | undefined;
};

/** The questions before a visit. Nothing is stored before the form is sent. */
export function PreVisitForm({ version, answers = {}, consent, failure }: PreVisitFormProps) {
  const { form: refused, version: unread, ...wrong } = failure?.errors ?? {};
  const values = failure?.values ?? answers;
  const pending = useNavigation().formMethod === "POST";
  return (
    <Form className="grid gap-6" method="post" noValidate>
      {(refused ?? unread) && <Notice tone="error">{refused ?? unread}</Notice>}
      <ErrorSummary errors={wrong} title={say.check} />
      <input name="version" type="hidden" value={version} />
      {PRE_VISIT_QUESTIONS.map((question) => (
        <Field
          error={wrong[question]}
          hint={say.hints[question] || undefined}
          key={question}
          label={say.labels[question]}
          name={question}
          note={MAY_BE_EMPTY.has(question) ? say.optional : undefined}
        >
          <Textarea
            defaultValue={values[question]}
            maxLength={MOST_ANSWER}
            required={!MAY_BE_EMPTY.has(question)}
            rows={3}
          />
        </Field>
      ))}
      {version === 0 && (
        <div className="grid gap-1">
          <CheckboxField
            error={wrong["consent"]}
            label={consent}
            name="consent"
            required
            value="yes"
          />
          <p className="text-sm text-ink-soft">
            {say.more}{" "}
            <Link className="underline underline-offset-4" to={href("/privacy")}>
              {say.privacy}
            </Link>
            .
          </p>
        </div>
      )}
      <p className="text-sm text-ink-soft">{say.emergency}</p>
      <div>
        <Button pending={pending}>{say.save}</Button>
      </div>
    </Form>
  );
}
