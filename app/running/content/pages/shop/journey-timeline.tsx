import { href } from "react-router";
import type { AreaCourses } from "#app/goods/catalog/views/group-courses.ts";
import { cx } from "#app/ui/cx.ts";
import { TextLink } from "#app/ui/button.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.journey;

const BARS: Record<Tint, string> = {
  moss: "fill-moss",
  rose: "fill-rose",
  indigo: "fill-indigo",
  amber: "fill-amber",
  citron: "fill-citron",
  sea: "fill-sea",
};

/** The stages that all plans share, with the weeks that each product's page names. */
export function JourneyTimeline({ areas }: { areas: readonly AreaCourses[] }) {
  const longest = Math.max(...areas.map(({ to }) => to));
  return (
    <section aria-labelledby="timeline" className="grid gap-8">
      <div className="grid gap-2">
        <h2 className="text-2xl" id="timeline">
          {say.timeline}
        </h2>
        <p className="measure text-ink-soft">{say.timelineLead}</p>
      </div>
      <ol className="grid gap-6 sm:grid-cols-2">
        {say.stages.map(({ title, text }, index) => (
          <li className="grid content-start grid-cols-[auto_1fr] gap-x-3 gap-y-1" key={title}>
            <span
              aria-hidden="true"
              className="figures grid size-8 place-items-center rounded-pill bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <h3 className="self-center font-text text-base font-semibold">{title}</h3>
            <p className="col-start-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid gap-8 md:grid-cols-2">
        {areas.map((area) => (
          <Area area={area} key={area.slug} longest={longest} />
        ))}
      </div>
    </section>
  );
}

function Area({ area, longest }: { area: AreaCourses; longest: number }) {
  return (
    <div>
      <h3 className="text-xl">{area.name}</h3>
      <ul className="mt-3 grid gap-3">
        {area.products.map(({ name, slug, from, to }) => (
          <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4" key={slug}>
            <TextLink to={href("/product/:id", { id: slug })}>{name}</TextLink>
            <span className="figures text-sm text-ink-soft">{say.weeks(from, to)}</span>
            <svg
              aria-hidden="true"
              className="col-span-2 h-2 w-full overflow-visible"
              preserveAspectRatio="none"
              viewBox={`0 0 ${longest} 1`}
            >
              <rect className="fill-sunken" height="1" width={longest} />
              <rect className={cx(BARS[area.tint], "opacity-35")} height="1" width={from} />
              <rect className={BARS[area.tint]} height="1" width={to - from} x={from} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
