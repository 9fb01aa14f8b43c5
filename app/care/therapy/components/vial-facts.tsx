import { glanceMessages } from "../texts/shopper-today.ts";
import type { ShownVial } from "../views/show-vial.ts";
import { FactList } from "#app/ui/summary-list.tsx";

const say = glanceMessages.vial;

export function VialFacts({ vial }: { vial: ShownVial }) {
  const facts = [
    { label: say.left, value: vial.left },
    ...(vial.usedUp ? [{ label: say.usedUp, value: vial.usedUp }] : []),
    { label: say.expires, value: vial.expires },
  ];
  return (
    <>
      <FactList className="flex flex-wrap gap-x-6 gap-y-3" facts={facts} />
      <p className="text-sm text-ink-soft">
        {vial.mixed}. {vial.from}.
      </p>
    </>
  );
}
