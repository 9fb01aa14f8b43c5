import { expect, it } from "vitest";
import { remember } from "./remember.ts";

it("makes each once, and forgets what was least recently wanted", () => {
  const made: string[] = [];
  const shout = remember(2, ({ text }: { text: string }) => {
    made.push(text);
    return text.toUpperCase();
  });
  const said = ["a", "b", "a", "c", "a", "b"].map((text) => shout({ text }));
  expect(said).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
