import { describe, expect, it } from "vitest";
import { bentAt, dimmedBy, mirrorShare } from "./glass.ts";
import { unit, vec } from "./vector.ts";

const up = vec(0, 1, 0);

describe("glass", () => {
  it("bends light towards its normal, by Snell", () => {
    const bent = bentAt(unit(vec(1, -1, 0)), up, 1 / 1.5);
    expect(bent?.x).toBeCloseTo(Math.SQRT1_2 / 1.5, 9);
    expect(bent && Math.hypot(bent.x, bent.y, bent.z)).toBeCloseTo(1, 9);
  });

  it("lets nothing out beyond the critical angle", () => {
    expect(bentAt(unit(vec(1, -1, 0)), up, 1.5)).toBeUndefined();
    expect(mirrorShare(Math.SQRT1_2, 1.5, 1)).toBe(1);
  });

  it.each([
    ["straight on", 1, 0.04],
    ["at 60 degrees", 0.5, 0.0892],
    ["grazing", 0, 1],
  ])("mirrors its share %s, by Fresnel", (_, cos, share) => {
    expect(mirrorShare(cos, 1, 1.5)).toBeCloseTo(share, 4);
  });

  it("takes more of the light the longer the way is", () => {
    const takes = { r: 0, g: Math.LN2, b: 2 * Math.LN2 };
    expect(dimmedBy(takes, 0)).toEqual({ r: 1, g: 1, b: 1 });
    expect(dimmedBy(takes, 1).g).toBeCloseTo(0.5, 9);
    expect(dimmedBy(takes, 1).b).toBeCloseTo(0.25, 9);
  });
});
