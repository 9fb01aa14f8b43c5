import { expect, test } from "vitest";
import { logoOf, logoText } from "./logo.ts";

const fileId = "01a2176f-f89d-7243-84e9-2caa5783c436";

test.each([
  [480, 108, 160, 36],
  [480, 20, 160, 7],
  [108, 108, 36, 36],
  [40, 30, 40, 30],
  [480, 1, 160, 1],
])("a logo of %d by %d is shown at %d by %d", (width, height, shownWidth, shownHeight) => {
  const shown = logoOf(logoText({ fileId, width, height }));
  expect(shown).toEqual({ fileId, width: shownWidth, height: shownHeight });
});

test.each(["", "x 480x108", `${fileId} 480`, `${fileId} 480x108 `, `../${fileId} 1x1`])(
  "%j is no logo",
  (setting) => expect(logoOf(setting)).toBeUndefined(),
);
