import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Sample, Samples, useOwn } from "./sample.tsx";

const OPTIONS = [
  { value: "card", label: "Card", hint: "On our payment provider's page", aside: "₱12,500" },
  { value: "cod", label: "Cash on delivery", hint: "Pay the courier in cash" },
  { value: "none", label: "Not offered", disabled: true },
];

export function ChoiceSamples() {
  const own = useOwn();
  return (
    <Samples title="Choices">
      <Sample name="bare">
        <Choice aria-label="Off" name={own("bare")} type="checkbox" />
        <Choice aria-label="On" defaultChecked name={own("bare")} type="checkbox" />
        <Choice aria-label="One" defaultChecked name={own("bare-radio")} type="radio" />
        <Choice aria-label="Disabled" disabled name={own("bare")} type="checkbox" />
      </Sample>
      <CheckboxField label="Keep me posted" name={own("posted")} />
      <CheckboxField
        error="Please confirm this."
        hint="You can order without an account."
        label="I am 18 or older"
        name={own("adult")}
      />
      <CheckboxField defaultChecked disabled label="Decided already" name={own("decided")} />
      <RadioGroup
        defaultValue="card"
        hint="Nothing is charged yet."
        legend="How do you want to pay?"
        name={own("method")}
        options={OPTIONS}
      />
      <RadioGroup
        error="Choose one."
        legend="Nothing chosen"
        name={own("none")}
        options={OPTIONS.slice(0, 2)}
      />
      <ChoiceCard
        aside="2"
        hint="More than one may apply"
        label="One of several"
        name={own("many")}
        type="checkbox"
      />
    </Samples>
  );
}
