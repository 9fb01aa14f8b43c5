import { expect, test } from "vitest";
import { judgeLook, judgeTotals, type Look } from "./properties.ts";

const place = { address: "/cart", heading: "Your cart", hasFocus: true };
const good: Look = {
  did: "button",
  answers: [{ method: "GET", address: "/cart.data", status: 200 }],
  consoleErrors: [
    "Failed to load resource: the server responded with a status of 422 ()",
    "console: Blocked script execution in 'http://x/preview' because the document's frame is sandboxed",
  ],
  isSamePage: true,
  before: place,
  now: { ...place, text: "Nothing in your cart yet" },
  acts: 1,
  shift: 0.1,
  typed: [{ name: "Note", typed: "Mango", now: "Mango" }],
  foreign: ["PM-26-000001", "ana@example.test"],
};
const answer = (status: number, method = "GET") => [{ method, address: "/x", status }];
const shows = (text: string) => ({ now: { ...place, text } });

test("a good page breaks nothing", () => {
  expect(judgeLook(good)).toEqual([]);
  expect(judgeLook({ ...good, answers: answer(422, "POST") })).toEqual([]);
  expect(judgeTotals(120_000, 120_000, 120_000)).toEqual([]);
});

test.each<[property: string, bad: Partial<Look>]>([
  ["no answer is a 5xx: /x 503", { answers: answer(503, "POST") }],
  ["no error is on the console: TypeError", { consoleErrors: ["TypeError"] }],
  ["no link is dead: /x 404", { answers: answer(404) }],
  ["no control is dead: /cart", { acts: 0, answers: [] }],
  ["no typing is lost: Note had “Mango”", { typed: [{ name: "Note", typed: "Mango", now: "" }] }],
  [
    "focus is never lost: /cart",
    { answers: [], now: { ...place, hasFocus: false, text: "Nothing" } },
  ],
  ["nothing is of another customer: PM-26-000001", shows("Order PM-26-000001")],
  ["all text is words: Hello, undefined", shows("Hello, undefined")],
  ["nothing shifts by more than 0.1: 0.11", { shift: 0.11 }],
  [
    "back returns: /cart “Your cart” instead of /products “Products”",
    { did: "back", backTo: { address: "/products", heading: "Products" } },
  ],
])("%s", (property, bad) => {
  expect(judgeLook({ ...good, ...bad })).toEqual([property]);
});

test("a total that is not charged as shown is told", () => {
  expect(judgeTotals(120_000, 120_000, 120_100)).toHaveLength(1);
  expect(judgeTotals(110_000, 120_000, 120_000)).toHaveLength(1);
});
