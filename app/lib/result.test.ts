import { expect, test } from "vitest";
import { ok, refuse } from "./result.ts";

test("what worked carries its value, also when that is nothing", () => {
  expect(ok({ id: "1" })).toEqual({ ok: true, value: { id: "1" } });
  expect(ok(undefined)).toEqual({ ok: true, value: undefined });
});

test("a refusal says why, and what its message needs", () => {
  expect(refuse("forbidden")).toEqual({ ok: false, reason: "forbidden" });
  expect(refuse("out_of_stock", { name: "Glow" })).toEqual({
    ok: false,
    reason: "out_of_stock",
    name: "Glow",
  });
});
