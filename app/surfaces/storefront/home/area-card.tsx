import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { homeMessages as say } from "../messages.ts";

export type Area = {
  name: string;
  slug: string;
  description: string;
  tint: Tint;
  /** At most three names, the best selling first. */
  popular: string[];
};

/** The whole tile is the link's target. */
export function AreaCard({ area }: { area: Area }) {
  const { name, slug, description, tint, popular } = area;
  return (
    <Card as="li" className="group relative flex flex-col gap-6" padding="roomy" tint={tint}>
      <div className="grid gap-2">
        <h3 className="text-2xl">{name}</h3>
        <p className="measure">{description}</p>
      </div>
      {popular.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-sm text-ink-soft">{say.popular}</h4>
          <ul className="font-display text-xl">
            {popular.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        </div>
      )}
      <Link
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        to={`/products/${slug}`}
      >
        {say.explore}
        <VisuallyHidden> {name}</VisuallyHidden>
        <ArrowRight
          aria-hidden="true"
          className="size-4 transition-transform group-hover:translate-x-1"
        />
      </Link>
    </Card>
  );
}
