import type { Stat } from "./about-stats.ts";

type StatsProps = { stats: readonly Stat[]; notes: readonly string[] };

/** Large figures with the words that say what they are; nothing at all without a figure. */
export function Stats({ stats, notes }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <div className="mb-10 grid gap-5 border-y border-line py-6">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {stats.map(({ figure, text, basis }) => (
          <li className="grid content-start" key={text}>
            <p>
              {figure && <span className="figures block font-display text-3xl">{figure}</span>}{" "}
              <span className="text-ink-soft">{text}</span>
            </p>
            {basis && <p className="text-sm text-ink-soft">{basis}</p>}
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
