import { expect, test } from "vitest";
import { wishWords } from "./wish-words.ts";

const wish = {
  doctorName: null,
  typeName: "Follow-up",
  weekdays: [],
  part: "any" as const,
  until: "2026-12-04",
};

test("what is left open is said as well", () => {
  expect(wishWords(wish)).toEqual({
    what: "Follow-up, any doctor",
    when: "Any day, any time, until Fri, Dec 4",
  });
});

test("a doctor, days and a part of the day are named", () => {
  const narrow = {
    ...wish,
    doctorName: "Ana Reyes, MD",
    weekdays: [1, 5],
    part: "morning" as const,
  };
  expect(wishWords(narrow)).toEqual({
    what: "Follow-up, Ana Reyes, MD",
    when: "Monday or Friday, before noon, until Fri, Dec 4",
  });
});
