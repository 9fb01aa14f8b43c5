import { glanceMessages } from "../texts/shopper-today.ts";
import type { ShownVial } from "../views/show-vial.ts";

const say = glanceMessages.vial;

export function VialFacts({ vial }: { vial: ShownVial }) {
  const facts = [
    { label: say.left, value: vial.left },
    ...(vial.usedUp ? [{ label: say.usedUp, value: vial.usedUp }] : []),
    { label: say.expires, value: vial.expires },
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {vial.mixed}. {vial.from}.
      </p>
    </>
  );
}
