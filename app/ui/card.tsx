import type { HTMLAttributes } from "react";
import { cx } from "./cx.ts";
import type { Tint } from "./tone.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li" | "aside" | undefined;
  tint?: Tint | undefined;
  /** `none` for a card whose picture bleeds to its edge. */
  padding?: "none" | "regular" | "roomy" | undefined;
};

const tints: Record<Tint, string> = {
  moss: "bg-moss-soft",
  rose: "bg-rose-soft",
  indigo: "bg-indigo-soft",
  amber: "bg-amber-soft",
  citron: "bg-citron-soft",
  sea: "bg-sea-soft",
};

const paddings = {
  none: "overflow-hidden",
  regular: "p-[min(1.25rem,6.25vw)]",
  roomy: "p-[min(1.5rem,7.5vw)] md:p-8",
};

export function Card({ as: As = "div", tint, padding = "regular", className, ...rest }: CardProps) {
  const ground = tint ? tints[tint] : "border border-line bg-surface";
  return <As {...rest} className={cx("rounded-card", ground, paddings[padding], className)} />;
}
