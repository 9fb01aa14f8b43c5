import { expect, it } from "vitest";
import { readArguments, replayCommand } from "./arguments.ts";

const known = ["kills", "load"];

it.each([
  [[], { only: [], seed: undefined, size: "full", rounds: undefined, save: false }],
  [["--save"], { only: [], seed: undefined, size: "full", rounds: undefined, save: true }],
  [["--quick"], { only: [], seed: undefined, size: "quick", rounds: undefined, save: false }],
  [
    ["--only", "kills", "--only", "load"],
    { only: ["kills", "load"], seed: undefined, size: "full", rounds: undefined, save: false },
  ],
  [
    ["--only", "kills", "--seed", "7"],
    { only: ["kills"], seed: 7, size: "full", rounds: undefined, save: false },
  ],
  [["--rounds", "20"], { only: [], seed: undefined, size: "full", rounds: 20, save: false }],
  [["--rounds", "0"], undefined],
  [["--rounds", "many"], undefined],
  [["--only", "kill"], undefined],
  [["--only"], undefined],
  [["--seed", "x"], undefined],
  [["--seed", "-1"], undefined],
  [["kills"], { only: ["kills"], seed: undefined, size: "full", rounds: undefined, save: false }],
  [["kill"], undefined],
])("%j", (words, expected) => {
  expect(readArguments(words, known)).toEqual(expected);
});

it.each(["quick", "full"] as const)("understands its own replay command, %s", (size) => {
  const words =
    replayCommand("kills", { seed: 7, rounds: 20 }, size).split(" -- ")[1]?.split(" ") ?? [];
  expect(readArguments(words, known)).toEqual({
    only: ["kills"],
    seed: 7,
    size,
    rounds: 20,
    save: false,
  });
});
