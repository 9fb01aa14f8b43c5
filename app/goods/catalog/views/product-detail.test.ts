import { describe, expect, it } from "vitest";
import { klow } from "./klow.fixture.ts";
import { toDetail } from "./product-detail.ts";

describe("toDetail", () => {
  it("shows how many are left, not how many there are", () => {
    expect(toDetail(klow).stock).toEqual({ kind: "low", left: 3 });
    expect(JSON.stringify(toDetail({ ...klow, available: 4_321 }))).not.toContain("4321");
  });

  it("belongs to no category when it has none", () => {
    expect(toDetail({ ...klow, categoryName: null, categorySlug: null }).category).toBeUndefined();
  });
});
