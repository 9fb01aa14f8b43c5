import { Inbox } from "lucide-react";
import { Link } from "react-router";
import type { Pile } from "./find-piles.ts";
import { dashboardMessages as say } from "./texts.ts";

/** What waits behind the lists that somebody may open, each pile with its list. */
export function Piles({ piles }: { piles: readonly Pile[] }) {
  return (
    <section aria-labelledby="piles" className="grid gap-4">
      <h2 className="text-xl" id="piles">
        {say.waits}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {piles.map(({ to, section, label, count, when }) => (
          <li key={to}>
            <Link
              className="grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 hover:border-ink-soft"
              to={to}
            >
              <span className="figures text-3xl">{count.toLocaleString("en")}</span>
              <span className="font-semibold">{label}</span>
              {when && <span className="figures text-sm">{when}</span>}
              <span className="text-sm text-ink-soft">{section}</span>
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
