import { wellnessMessages as say } from "../texts/shopper.ts";

type StatsProps = { total: number; mood: number | null; energy: number | null };

/** Covers all entries of a person, however old. */
export function Stats({ total, mood, energy }: StatsProps) {
  const facts = [
    [say.averageMood, average(mood)],
    [say.averageEnergy, average(energy)],
    [say.total, total.toLocaleString("en")],
  ];
  return (
    <dl aria-label={say.stats} className="grid grid-cols-3 gap-2 md:gap-3">
      {facts.map(([label, value]) => (
        <div
          className="grid content-between gap-0.5 rounded-card border border-line bg-surface px-3 py-2 md:p-4"
          key={label}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures text-lg md:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const average = (value: number | null) => (value === null ? say.noAverage : value.toFixed(1));
