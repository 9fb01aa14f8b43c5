import { describe, expect, it } from "vitest";
import { SHAPES, cutsOf, type Shape } from "./picture-shapes.ts";
import { plainSource, sourcesOf } from "./picture-sources.ts";

const file = { name: "glow", version: "0a1b2c3d" };

describe("sourcesOf", () => {
  it("asks for the dark picture first, then for the light one", () => {
    const sources = sourcesOf(file, "thumb");
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ["image/avif", "(prefers-color-scheme: dark)"],
      ["image/avif", undefined],
    ]);
    expect(sources[1]?.srcSet).toBe(
      "/pictures/glow/thumb-light-96.0a1b2c3d.avif 96w," +
        "/pictures/glow/thumb-light-192.0a1b2c3d.avif 192w," +
        "/pictures/glow/thumb-light-288.0a1b2c3d.avif 288w",
    );
  });

  it("narrows all of them to some screens, with a size of their own and what all can read", () => {
    const sources = sourcesOf(file, "wide", { when: "(min-width: 64rem)" });
    expect(sources.map(({ type, media, width }) => [type, media, width])).toEqual([
      ["image/avif", "(min-width: 64rem) and (prefers-color-scheme: dark)", 1280],
      ["image/avif", "(min-width: 64rem)", 1280],
      ["image/webp", "(min-width: 64rem)", 1280],
    ]);
  });

  it.each(Object.keys(SHAPES) as Shape[])("names exactly the files there are for %s", (shape) => {
    const { src, srcSet = src } = plainSource(file, shape);
    const offered = [...sourcesOf(file, shape), { srcSet }];
    const named = offered.flatMap(({ srcSet }) => srcSet.split(","));
    expect(named).toHaveLength(cutsOf(shape).length);
  });
});

it("gives the plain picture its size, and a larger one for finer screens", () => {
  expect(plainSource(file, "tall")).toEqual({
    src: "/pictures/glow/tall-light-480.0a1b2c3d.webp",
    srcSet:
      "/pictures/glow/tall-light-480.0a1b2c3d.webp 480w,/pictures/glow/tall-light-960.0a1b2c3d.webp 960w",
    width: 480,
    height: 600,
  });
});

it("names only the widths that are worth their addresses", () => {
  const widths = [240, 720];
  const [dark, light] = sourcesOf(file, "tall", { widths });
  expect(dark?.srcSet).toBe(
    "/pictures/glow/tall-dark-240.0a1b2c3d.avif 240w,/pictures/glow/tall-dark-720.0a1b2c3d.avif 720w",
  );
  expect(light?.srcSet.split(",")).toHaveLength(2);
  expect(plainSource(file, "tall", widths)).not.toHaveProperty("srcSet");
});

it("offers the plain picture in one size where there is but one", () => {
  expect(plainSource(file, "thumb")).not.toHaveProperty("srcSet");
});
