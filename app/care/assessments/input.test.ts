import { describe, expect, it, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { rulesInput, stepInputs } from "./input.ts";
import type { Question } from "./rules/questions.ts";
import { LAST_STEP } from "./rules/steps.ts";
import { questionTexts } from "./texts/shopper.ts";

const read = (step: number, texts: Record<string, string>) =>
  parseForm(stepInputs[step - 1]!, texts);

test("each screen has its schema", () => {
  expect(stepInputs).toHaveLength(LAST_STEP);
});

describe("a screen accepts", () => {
  it.each([
    [1, { contact: " Maria " }, { contact: "Maria" }],
    [2, { email: " maria@example.com " }, { email: "maria@example.com" }],
    [2, { email: "  " }, { email: "" }],
    [2, {}, { email: "" }],
    [3, { wellnessGoal: "body_shaping" }, { wellnessGoal: "body_shaping" }],
    [4, { "challenges-low_energy": "yes" }, { challenges: ["low_energy"] }],
    [5, { ageGroup: "under_18" }, { ageGroup: "under_18" }],
    [6, { "healthConditions-none": "yes" }, { healthConditions: ["none"] }],
    [
      6,
      { "healthConditions-none": "yes", "healthConditions-heart_disease": "yes" },
      { healthConditions: ["heart_disease"] },
    ],
    [
      7,
      { glpExperience: "none", treatmentApproach: "hybrid" },
      { glpExperience: "none", treatmentApproach: "hybrid" },
    ],
  ])("%i: %j", (step, texts, value) => {
    expect(read(step, { ...texts, step: String(step), intent: "next" })).toEqual({
      ok: true,
      value,
    });
  });
});

describe("a screen refuses, and says at which question", () => {
  it.each([
    [1, {}, "contact"],
    [1, { contact: "   " }, "contact"],
    [1, { contact: "x".repeat(81) }, "contact"],
    [1, { contact: "a\nb" }, "contact"],
    [1, { contact: "\ud800" }, "contact"],
    [2, { email: "maria" }, "email"],
    [2, { email: "maria@" }, "email"],
    [3, {}, "wellnessGoal"],
    [3, { wellnessGoal: "default" }, "wellnessGoal"],
    [4, {}, "challenges"],
    [4, { "challenges-none": "yes" }, "challenges"],
    [4, { "challenges-low_energy": "no" }, "challenges"],
    [5, { ageGroup: "60" }, "ageGroup"],
    [6, {}, "healthConditions"],
    [6, { "healthConditions-__proto__": "yes" }, "healthConditions"],
    [7, { glpExperience: "none" }, "treatmentApproach"],
    [7, { treatmentApproach: "hybrid" }, "glpExperience"],
  ])("%i: %j", (step, texts, field) => {
    const form = read(step, texts);
    expect(form).toMatchObject({
      ok: false,
      errors: { [field]: questionTexts[field as Question].needed },
    });
  });
});

describe("the rules", () => {
  const empty = { weight_loss: "", beauty_glow: "", energy_longevity: "", recovery_wellness: "" };
  const form = { ...empty, body_shaping: "", default: "tirzepatide" };

  it("are slugs, one a line", () => {
    const parsed = parseForm(rulesInput, { ...form, weight_loss: " klow \r\n\r\n nad-plus\n" });
    expect(parsed).toMatchObject({
      ok: true,
      value: { weight_loss: ["klow", "nad-plus"], default: ["tirzepatide"] },
    });
  });

  it.each([
    ["weight_loss", "klow\nklow"],
    ["weight_loss", "Klow"],
    ["weight_loss", "a\nb\nc\nd\ne\nf\ng"],
    ["default", " \n "],
  ])("%s cannot be %j", (field, text) => {
    const parsed = parseForm(rulesInput, { ...form, [field]: text });
    expect(parsed).toMatchObject({ ok: false, errors: { [field]: expect.any(String) } });
  });
});
