import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { courseMessages as say } from "../texts/shopper.ts";
import { answerTo, type CourseAnswerProps } from "./course-form.ts";

/** Nothing of a course is stored before its owner agreed. */
export function ConsentCard({ wording, answer }: CourseAnswerProps & { wording: string }) {
  const { errors } = answerTo({ answer }, "agree");
  return (
    <Card as="section" className="grid gap-4" padding="roomy">
      <h3 className="text-xl">{say.consent}</h3>
      <IntentForm className="measure grid gap-4" intent="agree">
        <CheckboxField error={errors["agreed"]} label={wording} name="agreed" value="yes" />
        <div>
          <IntentButton>{say.agree}</IntentButton>
        </div>
      </IntentForm>
    </Card>
  );
}
