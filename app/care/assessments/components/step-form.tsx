import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { Form, useNavigation, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { assessmentMessages as say, questionTexts } from "../texts/shopper.ts";
import { areAnswered } from "../rules/answered.ts";
import type { SomeAnswers } from "../rules/draft.ts";
import { LAST_STEP, questionsOf } from "../rules/steps.ts";
import { QuestionField, optionCount } from "./question-field.tsx";
import { withLatest } from "../rules/exclusive-none.ts";
import { useArrivalFocus } from "./use-arrival-focus.ts";

const CHOICES = 'input[type="radio"], input[type="checkbox"]';

/** The keys 1 to 9 choose, while the focus is in the form and in no field of text. */
function chooseByNumber(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (!/^[1-9]$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLInputElement && !target.matches(CHOICES)) return;
  const choice = currentTarget.querySelectorAll<HTMLInputElement>(CHOICES)[Number(key) - 1];
  if (!choice) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}

/** "None of these" and the other boxes of its question put each other out. */
function settleTicks(latest: EventTarget): void {
  if (!(latest instanceof HTMLInputElement) || latest.type !== "checkbox" || !latest.checked)
    return;
  const boxes = latest
    .closest("fieldset")
    ?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  const all = [...(boxes ?? [])];
  const ticked = withLatest(all.filter((box) => box.checked).map(optionOf), optionOf(latest));
  for (const box of all) box.checked = ticked.includes(optionOf(box));
}

function optionOf({ name }: HTMLInputElement): string {
  return name.slice(name.indexOf("-") + 1);
}

type StepFormProps = {
  step: number;
  answers: SomeAnswers;
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};

/**
 * One screen. It is a plain form; a script only disables the next button until there is an answer.
 */
export function StepForm({ step, answers, errors, typed }: StepFormProps) {
  const questions = questionsOf(step);
  const heading = useArrivalFocus();
  const { form, waiting, noteChange } = useWaiting(step, answers);
  const { formData, state } = useNavigation();
  const sent = state === "idle" ? undefined : formData?.get("intent");
  const [first] = questions;
  const alone = questions.length === 1;
  const title = alone && first ? questionTexts[first].title : say.lastTitle;
  const h1 = (
    <h1 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <Form
      action={href("/assessment")}
      className="grid gap-8 max-md:[&_fieldset_input]:scroll-mb-28 transition-opacity duration-200 starting:opacity-0"
      method="post"
      noValidate
      onChange={noteChange}
      onKeyDown={chooseByNumber}
      ref={form}
    >
      <input name="step" type="hidden" value={step} />
      <ErrorSummary errors={errors} title={say.check} />
      {!alone && h1}
      {questions.map((question, index) => (
        <QuestionField
          answers={answers}
          error={errors[question]}
          firstKey={1 + questions.slice(0, index).reduce((sum, it) => sum + optionCount(it), 0)}
          heading={alone ? h1 : <h2 className="text-xl">{questionTexts[question].title}</h2>}
          key={question}
          question={question}
          typed={typed[question]}
        />
      ))}
      {/* Enter presses a form’s first button, so it comes first and is shown last. */}
      <div className="page-bar flex flex-row-reverse flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-paper max-md:px-(--gutter) max-md:py-3">
        <Button
          className="flex-1"
          disabled={waiting}
          name="intent"
          pending={sent === "next"}
          value="next"
        >
          {step === LAST_STEP ? say.complete : say.next}
        </Button>
        <Button
          disabled={step === 1}
          name="intent"
          pending={sent === "back"}
          value="back"
          variant="secondary"
        >
          {say.previous}
        </Button>
      </div>
    </Form>
  );
}

/** True while an answer is missing and a script can notice when it arrives. */
function useWaiting(step: number, answers: SomeAnswers) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const stored = questionsOf(step).every((question) => answers[question] !== undefined);
  const [answered, setAnswered] = useState(stored);
  const look = () => {
    if (form.current) setAnswered(areAnswered(questionsOf(step), new FormData(form.current)));
  };
  // Answers given before hydration or restored by the browser send React no event.
  useEffect(look, [step]);
  const noteChange = (event: FormEvent) => {
    settleTicks(event.target);
    look();
  };
  return { form, waiting: hydrated && !answered, noteChange };
}
