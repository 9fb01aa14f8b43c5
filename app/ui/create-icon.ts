import { createElement } from "react";
import type { ComponentProps, ReactElement } from "react";

type Data = { name: string; node: readonly (readonly [string, Record<string, string>])[] };

const LOOK = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/**
 * What a build puts in the place of lucide's own: the same drawing, without the settings that we
 * never use. It saves 0.8 kB of a first visit's scripts.
 */
export function createIcon({ name, node }: Data) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...props }: ComponentProps<"svg">): ReactElement =>
    createElement(
      "svg",
      {
        ...LOOK,
        className: `lucide lucide-${name}${className ? ` ${className}` : ""}`,
        "aria-hidden": true,
        ...props,
      },
      ...parts,
    );
}
