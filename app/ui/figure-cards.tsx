export type Figure = { label: string; value: string; hint?: string | undefined };

/** The figures above a list, two in a row on phones. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, hint }) => (
        <div
          className="grid content-start gap-0.5 rounded-card border border-line bg-surface px-3 py-2 md:p-4"
          key={label}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures text-base wrap-anywhere md:text-2xl">{value}</dd>
          {hint && <dd className="text-sm text-ink-soft max-md:sr-only">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
