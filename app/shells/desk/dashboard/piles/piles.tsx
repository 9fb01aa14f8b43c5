import { ArrowRight, Inbox } from "lucide-react";
import { Link } from "react-router";
import type { Pile } from "./pile.ts";
import { PILE_TEXTS, pileWords as say } from "./texts.ts";

/** What waits, the most pressing first: rows on phones, cards where there is room. */
export function Piles({ piles }: { piles: readonly Pile[] }) {
  return (
    <section aria-labelledby="piles" className="grid gap-3">
      <h2 className="text-xl" id="piles">
        {say.title}
      </h2>
      <ul className="pile-list">
        {piles.map(({ name, to, count, when }) => (
          <li key={name}>
            <Link className="pile" to={to}>
              <span className="figures pile-count">{count.toLocaleString("en")}</span>
              <span className="pile-name">
                <span className="font-semibold">{PILE_TEXTS[name].label}</span>
                {when && <span className="figures block text-sm text-ink-soft">{when}</span>}
              </span>
              <span className="pile-act">
                {PILE_TEXTS[name].act}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{say.nothingElse}</p>
    </section>
  );
}

export function NothingWaits() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Inbox aria-hidden="true" className="size-5 text-ink-soft" />
      <span className="font-semibold">{say.nothing}</span>
      <span className="text-ink-soft">{say.nothingHint}</span>
    </p>
  );
}
