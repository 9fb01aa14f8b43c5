import { expect, test } from "vitest";
import { addStep, stepGoals, stepOf } from "./goal-steps.ts";

const texts = {
  weight_loss: "klow\r\nglow\r\nnad-plus",
  "add.weight_loss": "ghk-cu",
  default: "a",
};

test.each([
  ["up", stepOf("up", "weight_loss", "glow"), ["glow", "klow", "nad-plus"]],
  ["up from the first place", stepOf("up", "weight_loss", "klow"), ["klow", "glow", "nad-plus"]],
  ["down", stepOf("down", "weight_loss", "glow"), ["klow", "nad-plus", "glow"]],
  ["removed", stepOf("remove", "weight_loss", "glow"), ["klow", "nad-plus"]],
  ["not there", stepOf("remove", "weight_loss", "semaglutide"), ["klow", "glow", "nad-plus"]],
  ["added", addStep("weight_loss"), ["klow", "glow", "nad-plus", "ghk-cu"]],
])("a product is %s", (_, step, slugs) => {
  expect(stepGoals(texts, step)).toEqual({ ...texts, weight_loss: slugs.join("\n") });
});

test.each([
  ["that the goal has", "klow\nghk-cu"],
  ["beyond six", "a\nb\nc\nd\ne\nf"],
])("no product %s is added", (_, weight_loss) => {
  const before = { ...texts, weight_loss };
  expect(stepGoals(before, addStep("weight_loss"))).toEqual(before);
});

test("without a selection nothing is added", () => {
  expect(stepGoals({ default: "a" }, addStep("default"))).toEqual({ default: "a" });
});

test.each(["publish", "", "up", "up.everything.klow", "sell.default.a"])(
  "%j is no step",
  (step) => {
    expect(stepGoals(texts, step)).toBeUndefined();
  },
);
