import { expect, test } from "vitest";
import { documentProblems } from "./documents.ts";

const files = (text: string) => [
  { path: "docs/guide.md", text },
  { path: "docs/images/home.png", text: "" },
  { path: "app/lib/money.ts", text: "" },
];

test.each([
  "[money](../app/lib/money.ts)",
  "[this page](guide.md#start)",
  "![home](images/home.png)",
  "`app/lib/` has `app/lib/money.ts`, and `tests/output/one.png` is not read",
  "[outside](https://example.com/nothing.md) and `app/<area>/<noun>/pages.ts`",
])("%s leads somewhere", (text) => {
  expect(documentProblems(files(text))).toEqual([]);
});

test.each([
  ["[money](app/lib/money.ts)", "docs/app/lib/money.ts"],
  ["`app/lib/cash.ts`", "app/lib/cash.ts"],
  ["`app/libs/`", "app/libs"],
])("%s leads nowhere", (text, target) => {
  expect(documentProblems(files(text))).toEqual([
    { path: "docs/guide.md", message: `names ${target}, which is not there` },
  ]);
});
