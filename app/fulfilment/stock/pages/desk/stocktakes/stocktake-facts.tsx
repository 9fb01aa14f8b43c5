import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Card } from "#app/ui/card.tsx";

export function StocktakeFacts({ facts }: { facts: readonly [string, string][] }) {
  return (
    <Card as="section" aria-label={say.facts}>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Stays in sight while staff scroll down the list. */
export function StocktakeProgress({ counted, items }: { counted: number; items: number }) {
  return (
    <div className="sticky top-(--desk-top) z-10 grid gap-1 border-b border-line bg-paper py-2">
      <output className="figures font-semibold">{say.progress(counted, items)}</output>
      <progress
        aria-label={say.columns.progress}
        className="h-2 w-full accent-accent"
        max={items}
        value={counted}
      />
    </div>
  );
}
