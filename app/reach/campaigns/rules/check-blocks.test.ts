import { expect, test } from "vitest";
import { checkBlocks } from "./check-blocks.ts";
import type { Block } from "./content-blocks.ts";

const block = (kind: Block["kind"], text = "", url = ""): Block => ({ kind, text, url });

test.each<[Block, object]>([
  [block("heading"), {}],
  [block("button", "Read on", "/learn"), {}],
  [block("button"), {}],
  [block("button", "Read on", "javascript:alert(1)"), { "url.0": "url" }],
  [block("button", "Read on", `/${"a".repeat(600)}`), { "url.0": "url" }],
  [block("paragraph", "Hello {first_name}"), { "text.0": "no_fallback" }],
  [block("paragraph", "a\u0007b"), { "text.0": "unusual" }],
  [block("paragraph", "\ud800"), { "text.0": "unusual" }],
  [block("paragraph", "a".repeat(2_001)), { "text.0": "too_long" }],
  [block("code", "{TEN}"), {}],
])("%o", (one, problems) => {
  expect(checkBlocks([one])).toEqual(problems);
});
