import { expect, it } from "vitest";
import { ok, refuse } from "#app/lib/result.ts";
import { parcelCheckMessages as say } from "../texts/shopper-parcel-check.ts";
import { showCheck } from "./show-check.ts";

const since = new Date("2026-11-20T04:00:00Z");

it("says what the courier collects, to the peso", () => {
  const shown = showCheck(ok({ state: "on_its_way", due: 675_050, courier: "LBC Express", since }));
  expect(shown.tone).toBe("success");
  expect(shown.paragraphs).toContain(say.payThis("₱6,750.50"));
  expect(shown.facts).toEqual([
    { label: "Due at the door", text: "₱6,750.50" },
    { label: "Courier", text: "LBC Express" },
    { label: "Shipped", text: "Nov 20, 2026" },
  ]);
});

it("says to pay nothing for what is paid", () => {
  const shown = showCheck(ok({ state: "on_its_way", due: 0, courier: undefined, since }));
  expect(shown.paragraphs).toContain(say.paidAlready);
  expect(shown.facts[0]).toEqual({ label: "Due at the door", text: "Nothing" });
});

it.each(["delivered", "returned", "cancelled"] as const)("%s is no parcel to pay for", (state) => {
  const shown = showCheck(ok({ state, due: 0, courier: undefined, since: undefined }));
  expect(shown.tone).toBe("warning");
  expect(shown.paragraphs.join(" ")).toContain("Do not pay");
  expect(shown.facts).toEqual([{ label: "Due at the door", text: "Nothing" }]);
});

it("tells to refuse what nobody knows, and to wait after too many checks", () => {
  expect(showCheck(ok(undefined))).toMatchObject({ tone: "error", title: say.unknown.title });
  expect(showCheck(ok(undefined)).paragraphs.join(" ")).toMatch(/Do not pay.*Refuse/);
  expect(showCheck(refuse("too_often"))).toMatchObject({ title: say.tooOften.title });
});
