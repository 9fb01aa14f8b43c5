import { expect, test } from "vitest";
import {
  decideRefill,
  FEELINGS,
  HEALTH_CHANGES,
  STRENGTH_WISHES,
  type RefillAnswers,
} from "./decide-refill.ts";
import { RED_FLAGS } from "./felt.ts";

/** None, each alone, and all of them. */
const some = <T>(all: readonly T[]): T[][] => [[], ...all.map((each) => [each]), [...all]];

const TABLE = FEELINGS.flatMap((feeling) =>
  some(RED_FLAGS).flatMap((flags) =>
    some(HEALTH_CHANGES).flatMap((changes) =>
      STRENGTH_WISHES.flatMap((strength) =>
        [true, false].map((hasInstruction) => ({
          answers: { feeling, flags, changes, strength },
          hasInstruction,
        })),
      ),
    ),
  ),
);

const decide = (answers: RefillAnswers, hasInstruction: boolean) =>
  decideRefill(answers, { hasInstruction }).outcome;

test("the table has every combination", () => {
  expect(TABLE).toHaveLength(3 * 16 * 7 * 3 * 2);
});

test("a warning sign is urgent, whatever else is answered, and names who is needed", () => {
  for (const { answers, hasInstruction } of TABLE.filter(
    ({ answers: { flags } }) => flags.length > 0,
  )) {
    const decided = decideRefill(answers, { hasInstruction });
    expect(decided).toMatchObject({ outcome: "urgent" });
    expect(decided.outcome === "urgent" && decided.urgencies.length).toBeGreaterThan(0);
  }
});

test("exactly three answers come to a cart", () => {
  const ready = TABLE.filter(
    ({ answers, hasInstruction }) => decide(answers, hasInstruction) === "ready",
  );
  const well = { feeling: "well", flags: [], changes: [] };
  expect(ready).toEqual([
    { answers: { ...well, strength: "same" }, hasInstruction: true },
    { answers: { ...well, strength: "same" }, hasInstruction: false },
    { answers: { ...well, strength: "clinician_changed" }, hasInstruction: true },
  ]);
});

test("all others are for a clinician, with every reason", () => {
  for (const { answers, hasInstruction } of TABLE.filter(
    ({ answers: { flags } }) => flags.length === 0,
  )) {
    const decided = decideRefill(answers, { hasInstruction });
    if (decided.outcome === "ready") continue;
    expect(decided).toEqual({
      outcome: "talk",
      reasons: [
        ...(answers.feeling === "well" ? [] : [answers.feeling]),
        ...(answers.changes.length > 0 ? ["health_change"] : []),
        ...(answers.strength === "want_change" ? ["want_change"] : []),
        ...(answers.strength === "clinician_changed" && !hasInstruction ? ["no_instruction"] : []),
      ],
    });
  }
});
