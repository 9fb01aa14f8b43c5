import { expect, test } from "vitest";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { visitWords } from "#app/care/assessments/views/answers-in-words.ts";
import { prefillPreVisit } from "./prefill-pre-visit.ts";

test("an assessment with nothing to watch out for fills in its goal, and none of the rest", () => {
  expect(prefillPreVisit(visitWords(someAnswers()))).toEqual({
    reason: "Weight loss\nConstant cravings",
    changed: "",
    medicines: "",
    allergies: "None",
    conditions: "None",
    questions: "",
  });
});

test("medicines, allergies and conditions each stand where the form asks for them", () => {
  const answers = someAnswers({
    healthConditions: ["diabetes", "insulin_sulfonylurea", "allergy"],
    glpExperience: "some",
  });
  expect(prefillPreVisit(visitWords(answers))).toMatchObject({
    medicines: "I use insulin or a sulfonylurea\nGLP-1 medicines: I’ve tried them",
    allergies: "A serious allergy to a medicine or an injection",
    conditions: "Diabetes, any type",
  });
});
