import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { discretionMessages as say } from "../texts/shopper-discretion.ts";

type DiscretionChoiceProps = { given: boolean; pending: boolean };

/** The choice of discreet mails and parcels, with its effects and limits. */
export function DiscretionChoice({ given, pending }: DiscretionChoiceProps) {
  return (
    <Form className="grid gap-4" method="post">
      <input name="intent" type="hidden" value="discretion" />
      <CheckboxField defaultChecked={given} label={say.label} name="discreet" value="yes" />
      <Points points={say.does} />
      <div className="grid gap-1">
        <h3 className="font-text text-base font-semibold">{say.cannot}</h3>
        <Points points={say.limits} />
      </div>
      <div>
        <Button pending={pending} variant="secondary">
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="measure grid list-disc gap-1 pl-5 text-ink-soft">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
