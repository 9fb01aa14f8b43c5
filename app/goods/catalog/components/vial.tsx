import type { Offer } from "../rules/offer.ts";

/** The content of a vial and its price per mg, where they are known. */
export function Vial({ vial: { text, perUnit } }: Pick<Offer, "vial">) {
  if (!text) return null;
  return (
    <p className="figures">
      <span className="font-semibold">{text}</span>
      {perUnit && <span className="text-ink-soft"> · {perUnit}</span>}
    </p>
  );
}
