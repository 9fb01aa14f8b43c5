import { Circle, Minus, X } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "./create-icon.ts";

test.each([
  [Minus, "minus", [["path", { d: "M5 12h14", key: "1" }]]],
  [
    X,
    "x",
    [
      ["path", { d: "M18 6 6 18", key: "1" }],
      ["path", { d: "m6 6 12 12", key: "2" }],
    ],
  ],
  [Circle, "circle", [["circle", { cx: "12", cy: "12", r: "10", key: "1" }]]],
] as const)("draws what lucide draws", (Theirs, name, node) => {
  const Ours = createIcon({ name, node });
  for (const props of [{}, { className: "size-4", strokeWidth: 1.5 }]) {
    expect(renderToStaticMarkup(<Ours {...props} />)).toBe(
      renderToStaticMarkup(<Theirs {...props} />),
    );
  }
});
