import { cx } from "#app/ui/cx.ts";
import type { Site } from "../rules/rotate-sites.ts";

/**
 * The place of each site, seen from the front: the person's left is on the right of the picture.
 */
const PLACES: Record<Site, { x: number; y: number; chosen: string }> = {
  belly_right: {
    x: 85,
    y: 128,
    chosen: "group-has-[[data-spot=br]:checked]/sites:fill-accent",
  },
  belly_left: {
    x: 115,
    y: 128,
    chosen: "group-has-[[data-spot=bl]:checked]/sites:fill-accent",
  },
  thigh_right: {
    x: 82,
    y: 196,
    chosen: "group-has-[[data-spot=tr]:checked]/sites:fill-accent",
  },
  thigh_left: {
    x: 118,
    y: 196,
    chosen: "group-has-[[data-spot=tl]:checked]/sites:fill-accent",
  },
  arm_right: { x: 54, y: 88, chosen: "group-has-[[data-spot=ar]:checked]/sites:fill-accent" },
  arm_left: { x: 146, y: 88, chosen: "group-has-[[data-spot=al]:checked]/sites:fill-accent" },
};

const OUTLINE =
  "M100 8c11 0 18 9 18 20s-5 17-9 20v7c14 3 36 6 42 20l13 66-10 3-15-49-7-12 3 50 3 24-6 96H120L102 166h-4L88 253H68l-6-96 3-24 3-50-7 12-15 49-10-3 13-66c6-14 28-17 42-20v-7c-4-3-9-9-9-20s7-20 18-20Z";

/** Selectors for the chosen site. Tailwind reads an underscore as a space. */
export const SPOTS: Record<Site, string> = {
  belly_right: "br",
  belly_left: "bl",
  thigh_right: "tr",
  thigh_left: "tl",
  arm_right: "ar",
  arm_left: "al",
};

/** The sites of the last doses, newest first; by default all six, to choose from. */
type BodyPictureProps = { used?: readonly (Site | null)[] };

/** A body with sites; the chosen or newest one is filled. The words beside it say the same. */
export function BodyPicture({ used }: BodyPictureProps) {
  const places = Object.entries(PLACES);
  return (
    <svg aria-hidden="true" className="mx-auto h-64 w-auto text-ink-soft" viewBox="30 0 140 262">
      <path className="fill-sunken" d={OUTLINE} stroke="currentColor" strokeWidth="1.5" />
      {(used ? places.filter(([site]) => used.some((one) => one === site)) : places).map(
        ([site, { x, y, chosen }]) => (
          <circle
            className={cx(
              "stroke-accent",
              site === used?.[0] ? "fill-accent" : "fill-surface",
              chosen,
            )}
            cx={x}
            cy={y}
            key={site}
            r="8"
            strokeWidth="2"
          />
        ),
      )}
    </svg>
  );
}
