import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { someAnswers } from "../factories.ts";
import { areAnswered, boxName } from "./answered.ts";
import { newDraft, withAnswers } from "./draft.ts";
import { HEALTH_CONDITIONS, NONE, UNDER_AGE, type Question } from "./questions.ts";
import { LAST_STEP, STEPS, firstOpenStep, isComplete, questionsOf, stepToShow } from "./steps.ts";
import { withLatest, withoutContradiction } from "./exclusive-none.ts";

const complete = someAnswers();

describe("a draft", () => {
  const draft = newDraft("id", null);

  it("keeps what was answered before", () => {
    const one = withAnswers(draft, { contact: "Maria" }, null);
    expect(withAnswers(one, { ageGroup: "60+" }, null).answers).toEqual({
      contact: "Maria",
      ageGroup: "60+",
    });
  });

  it("of somebody under 18 keeps nothing, and goes on when it was a mistake", () => {
    const stopped = withAnswers({ ...draft, answers: complete }, { ageGroup: UNDER_AGE }, null);
    expect(stopped).toEqual({ id: "id", owner: null, stopped: true, answers: {} });
    expect(withAnswers(stopped, { contact: "Maria" }, null).stopped).toBe(false);
  });

  it("is hers who was signed in first", () => {
    const hers = withAnswers(draft, {}, "maria");
    expect(hers.owner).toBe("maria");
    expect(withAnswers(hers, {}, "joy").owner).toBe("maria");
    expect(withAnswers(hers, { ageGroup: UNDER_AGE }, null).owner).toBe("maria");
  });
});

describe("the steps", () => {
  it("are seven, and ask everything once", () => {
    expect(LAST_STEP).toBe(7);
    expect(STEPS.flat().toSorted()).toEqual(Object.keys(complete).toSorted());
  });

  it("go on to the first one without an answer, also where an answer is empty", () => {
    expect(firstOpenStep({})).toBe(1);
    expect(firstOpenStep({ contact: "Maria", email: "" })).toBe(3);
    expect(firstOpenStep({ ...complete, treatmentApproach: undefined })).toBe(7);
    expect(isComplete(complete)).toBe(true);
  });

  it.each([
    [null, {}, 1],
    ["1", complete, 1],
    ["7", complete, 7],
    ["8", complete, 7],
    [null, complete, 7],
    ["5", { contact: "Maria" }, 2],
    ["0", { contact: "Maria" }, 2],
    ["7.0", { contact: "Maria" }, 2],
    ["constructor", { contact: "Maria" }, 2],
  ])("asked for %s, with %j: shows %i", (asked, answers, shown) => {
    expect(stepToShow(asked, answers)).toBe(shown);
  });

  it("never show one behind an unanswered one, whatever is asked", () => {
    const questions = STEPS.flat();
    fc.assert(
      fc.property(fc.string(), fc.subarray<Question>(questions), (asked, given) => {
        const answers = Object.fromEntries(given.map((it) => [it, complete[it]]));
        const shown = stepToShow(asked, answers);
        expect(shown).toBeGreaterThanOrEqual(1);
        expect(shown).toBeLessThanOrEqual(firstOpenStep(answers) ?? LAST_STEP);
      }),
    );
  });
});

describe("ticking", () => {
  it("'none' clears the others, and any other clears 'none'", () => {
    expect(withLatest(["diabetes", "allergy"], "none")).toEqual(["none"]);
    expect(withLatest(["none"], "diabetes")).toEqual(["diabetes"]);
    expect(withLatest(["allergy"], "diabetes")).toEqual(["allergy", "diabetes"]);
  });

  it("never leaves both, and without a script a condition outweighs 'none'", () => {
    const ticked = fc.subarray([...HEALTH_CONDITIONS], { minLength: 1 });
    fc.assert(
      fc.property(ticked, fc.constantFrom(...HEALTH_CONDITIONS), (before, latest) => {
        const after = withLatest(before, latest);
        expect(after).toContain(latest);
        expect(after.includes(NONE) && after.length > 1).toBe(false);
        const sent = withoutContradiction(before);
        expect(sent.filter((it) => it !== NONE)).toEqual(before.filter((it) => it !== NONE));
        expect(sent.includes(NONE) && sent.length > 1).toBe(false);
        expect(sent.length).toBeGreaterThan(0);
      }),
    );
  });
});

test.each([
  [1, [["contact", "Maria"]], true],
  [1, [["contact", "  "]], false],
  [1, [], false],
  [2, [["email", ""]], true],
  [3, [["wellnessGoal", "weight_loss"]], true],
  [3, [["step", "3"]], false],
  [6, [[boxName("healthConditions", "none"), "yes"]], true],
  [6, [[boxName("challenges", "low_energy"), "yes"]], false],
  [7, [["glpExperience", "none"]], false],
  [
    7,
    [
      ["glpExperience", "none"],
      ["treatmentApproach", "hybrid"],
    ],
    true,
  ],
] as const)("screen %i with %j: the way on is open: %s", (step, entries, open) => {
  expect(areAnswered(questionsOf(step), entries)).toBe(open);
});
