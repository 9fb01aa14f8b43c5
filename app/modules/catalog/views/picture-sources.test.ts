import { describe, expect, it } from "vitest";
import { SHAPES, cutsOf, type Shape } from "./picture-shapes.ts";
import { plainSource, sourcesOf } from "./picture-sources.ts";

const file = { name: "glow", version: "0a1b2c3d" };

describe("sourcesOf", () => {
  it("asks for the dark picture first, then for the light one, then for what all can read", () => {
    const sources = sourcesOf(file, "thumb");
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ["image/avif", "(prefers-color-scheme: dark)"],
      ["image/avif", undefined],
      ["image/webp", undefined],
    ]);
    expect(sources[1]?.srcSet).toBe(
      "/pictures/glow/thumb-light-96.0a1b2c3d.avif 96w, " +
        "/pictures/glow/thumb-light-192.0a1b2c3d.avif 192w, " +
        "/pictures/glow/thumb-light-288.0a1b2c3d.avif 288w",
    );
  });

  it("narrows all of them to some screens", () => {
    expect(sourcesOf(file, "wide", "(min-width: 64rem)").map(({ media }) => media)).toEqual([
      "(min-width: 64rem) and (prefers-color-scheme: dark)",
      "(min-width: 64rem)",
      "(min-width: 64rem)",
    ]);
  });

  it.each(Object.keys(SHAPES) as Shape[])("names exactly the files there are for %s", (shape) => {
    const named = sourcesOf(file, shape).flatMap(({ srcSet }) => srcSet.split(", "));
    expect(named).toHaveLength(cutsOf(shape).length);
  });
});

it("gives the plain picture its size", () => {
  expect(plainSource(file, "tall")).toEqual({
    src: "/pictures/glow/tall-light-480.0a1b2c3d.webp",
    width: 480,
    height: 600,
  });
});
