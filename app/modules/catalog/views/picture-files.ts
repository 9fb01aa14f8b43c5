import type { Shape } from "./picture-shapes.ts";

/** What `npm run pictures` has written to public/pictures; it also writes this list. */
export const PICTURE_FILES: Readonly<
  Record<string, { version: string; shapes: readonly Shape[] }>
> = {
  "any-beauty": { version: "4c051573", shapes: ["tall", "thumb"] },
  "any-longevity": { version: "c2dcf01a", shapes: ["tall", "thumb"] },
  "any-vial": { version: "33f0ada9", shapes: ["tall", "thumb"] },
  "any-weight": { version: "c7fc50b3", shapes: ["tall", "thumb"] },
  "area-beauty": { version: "a023c18a", shapes: ["tile"] },
  "area-body-shaping": { version: "935ca345", shapes: ["tile"] },
  "area-longevity": { version: "e615683f", shapes: ["tile"] },
  "area-metabolism": { version: "1ac52d47", shapes: ["tile"] },
  "area-weight-loss": { version: "31971fce", shapes: ["tile"] },
  "area-wellness": { version: "8e3239de", shapes: ["tile"] },
  consultation: { version: "94803c41", shapes: ["tall", "thumb"] },
  "ghk-cu": { version: "d82ed2ea", shapes: ["tall", "thumb"] },
  glow: { version: "e54b6ccf", shapes: ["tall", "thumb"] },
  hero: { version: "f7c8f929", shapes: ["wide", "phone"] },
  klow: { version: "fbfb7107", shapes: ["tall", "thumb"] },
  "lemon-bottle": { version: "f652f260", shapes: ["tall", "thumb"] },
  "lipo-c-b12": { version: "440addad", shapes: ["tall", "thumb"] },
  "nad-plus": { version: "f46be935", shapes: ["tall", "thumb"] },
  retatrutide: { version: "69025827", shapes: ["tall", "thumb"] },
  semaglutide: { version: "d389fa93", shapes: ["tall", "thumb"] },
  supplies: { version: "5b9bf083", shapes: ["tall", "thumb"] },
  tirzepatide: { version: "bd3160ef", shapes: ["tall", "thumb"] },
};
