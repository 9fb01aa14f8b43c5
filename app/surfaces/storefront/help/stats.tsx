type StatsProps = { stats: readonly { figure: string; text: string }[] };

/** Large figures with the words that say what they are; nothing at all without a figure. */
export function Stats({ stats }: StatsProps) {
  if (stats.length === 0) return null;
  return (
    <dl className="mb-10 flex flex-wrap gap-x-12 gap-y-6 border-y border-line py-6">
      {stats.map(({ figure, text }) => (
        <div className="flex flex-col-reverse" key={text}>
          <dt className="text-sm text-ink-soft">{text}</dt>
          <dd className="figures font-display text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
