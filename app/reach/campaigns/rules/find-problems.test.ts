import { expect, test } from "vitest";
import type { Block } from "./content-blocks.ts";
import { findProblems, type SendFacts } from "./find-problems.ts";

const block = (kind: Block["kind"], text = "", url = ""): Block => ({ kind, text, url });
const ready: SendFacts = {
  blocks: [block("heading", "News"), block("product", "klow"), block("code", "ten")],
  products: new Set(["klow"]),
  codes: new Set(["TEN"]),
  namesProduct: false,
  isTested: true,
  address: "1 Shop Street, Manila",
  isSwitchedOn: true,
  hasSegment: true,
  recipients: 3,
};

test("a campaign that has everything has no problem", () => {
  expect(findProblems(ready)).toEqual([]);
});

test.each<[Partial<SendFacts>, string[]]>([
  [{ blocks: [] }, ["empty"]],
  [{ blocks: [block("divider")] }, ["empty"]],
  [{ blocks: [block("paragraph")] }, ["no_text"]],
  [{ blocks: [block("button", "Go", "javascript:x")] }, ["no_action"]],
  [{ blocks: [block("button", "", "/learn")] }, ["no_action"]],
  [{ products: new Set() }, ["product"]],
  [{ codes: new Set() }, ["code"]],
  [{ namesProduct: true }, ["phone_text"]],
  [{ isTested: false }, ["not_tested"]],
  [{ address: "" }, ["no_address"]],
  [{ isSwitchedOn: false }, ["switched_off"]],
  [{ hasSegment: false, recipients: 0 }, ["no_segment"]],
  [{ recipients: 0 }, ["nobody"]],
])("%o: %s", (facts, problems) => {
  expect(findProblems({ ...ready, ...facts })).toEqual(problems);
});
