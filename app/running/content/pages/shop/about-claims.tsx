import { Markdown } from "../../components/markdown.tsx";
import type { Block } from "../../views/markdown-nodes.ts";
import { EvidenceLink } from "#app/running/settings/components/evidence-link.tsx";
import type { ShownEvidence } from "#app/running/settings/views/show-claims.ts";
import type { Stat } from "./about-stats.server.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type StatsProps = { stats: readonly Stat[]; notes: readonly string[] };

/** Large figures with their descriptions; empty without figures. */
export function Stats({ stats, notes }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <div className="mb-10 grid gap-5 border-y border-line py-6">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {stats.map(({ figure, text, claim }) => (
          <li className="grid content-start" key={text}>
            <p>
              {figure && <span className="figures block font-display text-3xl">{figure}</span>}{" "}
              <span className="text-ink-soft">{text}</span>
            </p>
            {claim && <EvidenceLink claim={claim} />}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p className="measure text-sm text-ink-soft" key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}

type EvidenceProps = { claims: readonly (Omit<ShownEvidence, "evidence"> & { blocks: Block[] })[] };

/** The evidence of each claim of the shop. Claims here and on Home link to their evidence. */
export function Evidence({ claims }: EvidenceProps) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="evidence" className="mt-12">
      <h2 className="text-2xl" id="evidence">
        {say.evidence}
      </h2>
      <ul>
        {claims.map(({ id, claim, basis, blocks }) => (
          <li className="scroll-mt-28 border-b border-line py-5 last:border-b-0" id={id} key={id}>
            <h3 className="font-text text-base font-semibold">{claim}</h3>
            {basis && <p className="text-sm text-ink-soft">{basis}</p>}
            <Markdown blocks={blocks} />
          </li>
        ))}
      </ul>
    </section>
  );
}
