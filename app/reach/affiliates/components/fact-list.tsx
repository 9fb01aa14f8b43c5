type FactListProps = { facts: readonly { label: string; value: string }[] };

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-4">
      {facts.map(({ label, value }) => (
        <div className="grid gap-0.5" key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
