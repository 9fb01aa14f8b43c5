import { cx } from "#app/ui/cx.ts";
import type { Tint } from "#app/ui/tone.ts";
import { catalogMessages as say } from "../messages.ts";
import { labelLines } from "../rules/label-lines.ts";
import { VIAL } from "./vial-sprite.tsx";

/** The ground behind a vial: the area's tint with one shape that is out of focus. */
const GROUNDS: Record<Tint, string> = {
  moss: "bg-moss-soft text-moss",
  rose: "bg-rose-soft text-rose",
  indigo: "bg-indigo-soft text-indigo",
  amber: "bg-amber-soft text-amber",
  citron: "bg-citron-soft text-citron",
  sea: "bg-sea-soft text-sea",
};

const BLUR =
  "bg-[radial-gradient(circle_at_78%_22%,color-mix(in_oklab,currentcolor_30%,transparent),transparent_52%)]";

type ProductPictureProps = {
  name: string;
  tint: Tint;
  /** Gives the frame its proportions and corners, such as `aspect-4/5`. */
  className?: string | undefined;
};

/** A drawn still life. The page around it has to hold one VialSprite. */
export function ProductPicture({ name, tint, className }: ProductPictureProps) {
  return (
    <div className={cx("overflow-hidden", GROUNDS[tint], BLUR, className)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot point at the sprite. */}
      <svg aria-label={say.picture(name)} className="size-full" role="img" viewBox="0 20 400 460">
        <use href={`#${VIAL}`} height="500" width="400" />
        <LabelText name={name} />
      </svg>
    </div>
  );
}

const LABEL_WIDTH = 124;
const LABEL_MIDDLE = 304;

function LabelText({ name }: { name: string }) {
  const { lines, longest } = labelLines(name);
  const size = Math.min(26, LABEL_WIDTH / (0.54 * longest));
  const first = LABEL_MIDDLE - ((lines.length - 1) * size * 1.1) / 2 + size * 0.3;
  return (
    <text
      className="fill-[oklch(0.24_0.02_165)] font-display"
      fontSize={size.toFixed(1)}
      textAnchor="middle"
    >
      {lines.map((line, index) => (
        <tspan key={index} x="200" y={(first + index * size * 1.1).toFixed(1)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
