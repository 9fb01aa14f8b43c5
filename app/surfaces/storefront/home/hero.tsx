import { VIAL } from "#app/modules/catalog/components/vial-sprite.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { homeMessages as say } from "../messages.ts";

export function Hero() {
  return (
    <div className={`overflow-hidden bg-accent-soft ${LIGHT}`}>
      <Page className="grid items-center gap-x-12 md:grid-cols-[1.1fr_1fr]">
        <div className="grid gap-6 pt-10 pb-8 md:py-24">
          <h1 className="text-4xl">{say.headline}</h1>
          <p className="max-w-[32rem] text-lg text-ink-soft">{say.lead}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton size="large" to="/products">
              {say.browse}
            </LinkButton>
          </div>
          <ul className="grid gap-x-6 gap-y-1 text-sm text-ink-soft">
            {say.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <StillLife />
      </Page>
    </div>
  );
}

const LIGHT =
  "bg-[radial-gradient(circle_at_80%_30%,color-mix(in_oklab,var(--color-moss)_26%,transparent),transparent_48%)]";

/** Decoration: three vials of three areas, the middle one in front. */
function StillLife() {
  return (
    <svg
      aria-hidden="true"
      className="max-h-96 w-full self-end md:max-h-none"
      viewBox="110 60 580 440"
    >
      <use className="text-rose" height="430" href={`#${VIAL}`} width="344" x="70" y="32" />
      <use className="text-indigo" height="430" href={`#${VIAL}`} width="344" x="386" y="32" />
      <use className="text-moss" height="500" href={`#${VIAL}`} width="400" x="200" y="20" />
    </svg>
  );
}
