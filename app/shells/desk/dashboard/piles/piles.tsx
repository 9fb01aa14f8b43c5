import { ArrowRight, Check, Inbox } from "lucide-react";
import { Link } from "react-router";
import type { Pile } from "./pile.ts";
import { PILE_TEXTS, pileWords as say } from "./texts.ts";

/** What waits, the most pressing first. */
export function Piles({ piles }: { piles: readonly Pile[] }) {
  return (
    <section aria-labelledby="piles" className="grid content-start gap-2">
      <h2 id="piles">{say.title}</h2>
      <ol className="pile-list">
        {piles.map(({ name, to, count, when, isOverdue }) => (
          <li key={name}>
            <Link className="pile" data-overdue={isOverdue} to={to}>
              <span className="figures pile-count">{count.toLocaleString("en")}</span>
              <span className="font-semibold">{PILE_TEXTS[name].label}</span>
              <span className="figures pile-age">{when}</span>
              <span className="pile-act">
                {PILE_TEXTS[name].act}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
            </Link>
          </li>
        ))}
        <li className="pile-rest">
          <Check aria-hidden="true" className="size-4" />
          {say.nothingElse}
        </li>
      </ol>
    </section>
  );
}

export function NothingWaits() {
  return (
    <p className="flex flex-wrap content-start items-center gap-x-3 gap-y-1">
      <Inbox aria-hidden="true" className="size-5 text-ink-soft" />
      <span className="font-semibold">{say.nothing}</span>
      <span className="text-ink-soft">{say.nothingHint}</span>
    </p>
  );
}
