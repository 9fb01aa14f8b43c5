import { useEffect, useState, type MouseEvent } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { typedTexts } from "#app/ui/typed-texts.ts";
import { rulesFields, type GoalProduct } from "../pages/desk/rules-fields.ts";
import { RULE_GOALS } from "../rules/goal-products.ts";
import { stepGoals } from "../rules/goal-steps.ts";
import { staffMessages as say } from "../texts/staff.ts";
import { GoalPicker } from "./goal-picker.tsx";

type RulesFormProps = {
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  products: readonly GoalProduct[];
};

export function RulesForm({ stored, typed, errors, products }: RulesFormProps) {
  const { state } = useNavigation();
  return (
    <EditForm
      actions={
        <Button name="intent" pending={state === "submitting"} value="publish">
          {say.publish}
        </Button>
      }
      fields={rulesFields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} fields={rulesFields} title={say.rulesCheck} />
          <Goals errors={errors} products={products} values={values} />
        </>
      )}
    </EditForm>
  );
}

type GoalsProps = Pick<RulesFormProps, "errors" | "products"> & { values: Texts };

function Goals({ values, errors, products }: GoalsProps) {
  const [texts, setTexts] = useState(values);
  const [pressed, setPressed] = useState<{ button: HTMLButtonElement; goal: Element | null }>();

  // A moved row may lose the focus, and a removed one has none.
  useEffect(() => {
    if (!pressed) return;
    const { button, goal } = pressed;
    if (button.isConnected && !button.disabled) return button.focus();
    const near = (button.isConnected && button.closest("li")) || goal;
    near?.querySelector<HTMLElement>("button:enabled, select:enabled")?.focus();
  }, [pressed]);

  function step(event: MouseEvent<HTMLButtonElement>) {
    const { form, value } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    setPressed({ button: event.currentTarget, goal: event.currentTarget.closest("section") });
    setTexts(stepGoals({ ...texts, ...typedTexts(form) }, value) ?? texts);
  }
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {RULE_GOALS.map((goal) => (
        <GoalPicker {...{ goal, texts, products }} error={errors[goal]} key={goal} onStep={step} />
      ))}
    </div>
  );
}
