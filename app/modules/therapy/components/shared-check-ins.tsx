import { Card } from "#app/ui/card.tsx";
import { instructionMessages as say } from "../texts/staff.ts";
import type { ShownCheckIn } from "../views/show-check-in.ts";

/** Check-ins that a patient shares, for a clinician of theirs. */
export function SharedCheckIns({
  checkIns,
}: {
  checkIns: readonly (ShownCheckIn & { product: string })[];
}) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.checkIns}</h2>
      {checkIns.length === 0 && <p className="text-ink-soft">{say.noCheckIns}</p>}
      <ul className="grid gap-4">
        {checkIns.map(({ id, product, day, feeling, flags, changes, strength, outcome }) => (
          <li className="grid gap-1" key={id}>
            <p className="font-semibold">{say.checkInOf(product, day)}</p>
            <p>{[feeling, ...flags, ...changes].join(", ")}</p>
            <p className="text-sm text-ink-soft">
              {strength}. {outcome}.
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
