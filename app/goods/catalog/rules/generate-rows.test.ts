import { describe, expect, it } from "vitest";
import { generateRows, splitValues } from "./generate-rows.ts";
import { MOST_VARIANTS } from "./variant-rows.ts";

const three = { first: ["5 mg", "10 mg", "20 mg"], second: ["1 vial", "3 vials", "5 vials"] };
const none = { keys: [], known: [] };

describe("generateRows", () => {
  it("makes a row of each pair of values", () => {
    const made = generateRows(three, none);
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.keys).toHaveLength(9);
    expect(made.value.added[3]).toEqual({ key: "new4", value1: "10 mg", value2: "1 vial" });
  });

  it("makes one of each value where there is one option", () => {
    const made = generateRows({ first: ["5 mg", "10 mg"], second: [] }, none);
    expect(made).toMatchObject({ value: { added: [{ value2: "" }, { value2: "" }] } });
  });

  it("keeps what is there, and brings back what was taken out", () => {
    const known = [
      { key: "a", value1: "5 mg", value2: "" },
      { key: "b", value1: "10 mg", value2: "" },
    ];
    const id = "01a2b3c4-0000-7000-8000-000000000000";
    const gone = { key: id, value1: "20 mg", value2: "" };
    const made = generateRows(
      { first: ["10 mg", "20 mg", "30 mg"], second: [] },
      { keys: ["a", "b"], known: [...known, gone] },
    );
    expect(made).toMatchObject({
      value: { keys: ["a", "b", id, "new1"], added: [{ key: "new1", value1: "30 mg" }] },
    });
    expect(made).toMatchObject({ value: { added: { length: 1 } } });
  });

  it("makes no more than a product may have", () => {
    const many = Array.from({ length: MOST_VARIANTS + 1 }, (_, index) => `${index} mg`);
    expect(generateRows({ first: many, second: [] }, none)).toMatchObject({ reason: "too_many" });
    expect(generateRows({ first: many.slice(1), second: [] }, none).ok).toBe(true);
  });
});

it("reads values that someone typed", () => {
  expect(splitValues(" 5 mg, 10 mg,,5 mg\n20 mg ")).toEqual(["5 mg", "10 mg", "20 mg"]);
  expect(splitValues(" , ")).toEqual([]);
});
