import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { OFTEN } from "../rules/look-ups.ts";
import { vialMessages as say } from "../texts/staff.ts";

type LookedUpCodesProps = {
  codes: readonly {
    code: string;
    number: number;
    lookups: number;
    last: string;
    isOften: boolean;
  }[];
};

/** The most looked-up codes of a lot, which include copied labels. */
export function LookedUpCodes({ codes }: LookedUpCodesProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{say.lookedUp}</h2>
      <p className="measure text-ink-soft">
        {codes.length === 0 ? say.noLookups : say.lookedUpHint(OFTEN)}
      </p>
      {codes.length > 0 && (
        <ul className="grid gap-3">
          {codes.map(({ code, number, lookups, last, isOften }) => (
            <li
              className="figures grid gap-x-6 border-t border-line pt-3 sm:grid-cols-[12rem_8rem_1fr_auto]"
              key={code}
            >
              <span className="font-semibold">{code}</span>
              <span>
                {say.number} {number}
              </span>
              <span>
                {say.lookups}: {lookups.toLocaleString("en")}{" "}
                {isOften && <Badge tone="warning">{say.often}</Badge>}
              </span>
              <span className="text-ink-soft">
                {say.last}: {last}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
