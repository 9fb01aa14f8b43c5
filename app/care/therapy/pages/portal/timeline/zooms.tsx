import { Link } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import type { ShownTimeline } from "./show-timeline.ts";
import { timelineMessages as say } from "./texts.ts";

type TimelineProps = { timeline: ShownTimeline };

export function Zooms({ timeline: { zooms, zoom } }: TimelineProps) {
  return (
    <nav aria-label={say.zoom}>
      <ul className="flex flex-wrap gap-2">
        {zooms.map((one) => (
          <li key={one.zoom}>
            <Link
              aria-current={one.zoom === zoom ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold"
              preventScrollReset
              to={{ search: one.search }}
            >
              {say.zooms[one.zoom]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to earlier and later days, if there are any. */
export function Moves({ timeline: { earlier, later } }: TimelineProps) {
  if (!earlier && !later) return null;
  return (
    <nav aria-label={say.steps} className="flex flex-wrap justify-between gap-x-6">
      {[earlier, later].map(
        (step) =>
          step && (
            <TextLink key={step.text} preventScrollReset to={{ search: step.search }}>
              {step.text}
            </TextLink>
          ),
      )}
    </nav>
  );
}
