import { Link, href } from "react-router";
import type { Offer } from "../rules/offer.ts";
import { vialMessages as say } from "../texts/shopper-vial.ts";

/** The content of a vial and its price per mg, or whom to ask if it is unknown. */
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
