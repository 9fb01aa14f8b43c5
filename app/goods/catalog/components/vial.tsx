import { Link, href } from "react-router";
import type { Offer } from "../rules/offer.ts";
import { vialMessages as say } from "../texts/shopper-vial.ts";

/** How much is in a vial and what a mg of it costs, or whom to ask where that is not known. */
export function Vial({ vial: { text, perUnit } }: Pick<Offer, "vial">) {
  return (
    <p className="figures">
      <span className="font-semibold">{text}</span>
      <span className="text-ink-soft">
        {perUnit ? (
          ` · ${perUnit}`
        ) : (
          <>
            {" · "}
            <Link className="text-accent underline underline-offset-4" to={href("/contact")}>
              {say.ask}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
