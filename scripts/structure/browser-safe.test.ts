import { expect, test } from "vitest";
import { browserProblem } from "./browser-safe.ts";

test.each([
  ['import { href } from "react-router";', undefined],
  ['import { href, Link } from "react-router";', expect.stringContaining("what renders belongs")],
])("rules take nothing of the router but href: %s", (text, expected) => {
  const path = "app/selling/cart/rules/landing.ts";
  expect(browserProblem(path, "react-router", undefined, text)).toEqual(expected);
});

const TRIAGE = "app/care/triage/rules/triage.server.ts";
const refused = expect.stringContaining("must stay usable in the browser");

test.each([
  ["app/care/triage/rules/urgency-of.server.ts", TRIAGE, undefined],
  ["app/care/triage/rules/flag.ts", TRIAGE, refused],
  ["app/care/triage/components/urgency-notice.tsx", TRIAGE, refused],
  ["app/care/triage/rules/triage.server.ts", "app/platform/db.server.ts", refused],
])("%s imports %s: %s", (importer, target, expected) => {
  expect(browserProblem(importer, `#${target}`, target, "")).toEqual(expected);
});
