import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { OFTEN } from "../rules/look-ups.ts";
import { vialMessages as say } from "../texts/staff.ts";

type OftenLookedUpProps = {
  codes: readonly { code: string; lotId: string; lotNumber: string; lookups: number }[];
};

/** Codes of all lots whose labels may have been copied. */
export function OftenLookedUp({ codes }: OftenLookedUpProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{say.oftenTitle}</h2>
      <p className="text-ink-soft">
        {codes.length === 0 ? say.noneOften : say.lookedUpHint(OFTEN)}
      </p>
      {codes.length > 0 && (
        <ul>
          {codes.map(({ code, lotId, lotNumber, lookups }) => (
            <li className="figures border-t border-line py-2" key={code}>
              <TextLink className="font-semibold" to={href("/admin/lots/:lotId/vials", { lotId })}>
                {code}
              </TextLink>
              <span className="block text-sm text-ink-soft">{say.oftenOf(lookups, lotNumber)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
