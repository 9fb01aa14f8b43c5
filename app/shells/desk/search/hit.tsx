/** A search result: a record, a page, or a task. */
export type Hit = {
  /** The heading that it is listed under. */
  kind: string;
  title: string;
  hint: string;
  /** Its state and amount, where it has them. */
  facts: readonly string[];
  to: string;
  /** The act of the page on screen that it stands for. It then leads nowhere else. */
  act?: string;
  /** 0 for an exact match, 1 for a prefix, 2 for any other. */
  rank: number;
};

/** By heading; the best hit stays the first of the first group. */
export const groupHits = (hits: readonly Hit[]) => [...Map.groupBy(hits, ({ kind }) => kind)];

export function HitLine({ hit: { title, hint, facts } }: { hit: Hit }) {
  return (
    <>
      <span className="min-w-0 flex-1 *:max-sm:block *:max-sm:truncate sm:truncate">
        <span className="figures font-semibold text-ink">{title}</span>
        {hint && <span className="text-ink-soft sm:ml-2">{hint}</span>}
      </span>
      {facts.map((fact) => (
        <span className="figures shrink-0 text-ink-soft" key={fact}>
          {fact}
        </span>
      ))}
    </>
  );
}
