import { createElement, type SVGProps } from "react";

/** An icon as `lucide-react` describes it: tags and attributes of a drawing of 24 by 24. */
type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces the maker of icons in `lucide-react` (vite.config.ts), which writes 200 bytes of attributes
 * on each of a page's forty icons; base.css has those attributes once. Icons are decoration: words
 * beside them, or the label of their button, say the same.
 */
export function drawIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className = "", ...given }: SVGProps<SVGSVGElement>) {
    const own = { viewBox: "0 0 24 24", className: `icon ${className}`.trimEnd() };
    return createElement("svg", { "aria-hidden": true, ...own, ...given }, lines);
  };
}
