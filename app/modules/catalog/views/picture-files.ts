import type { Shape } from "./picture-shapes.ts";

/** What `npm run pictures` has written to public/pictures; it also writes this list. */
export const PICTURE_FILES: Readonly<
  Record<string, { version: string; shapes: readonly Shape[] }>
> = {
  "any-beauty": { version: "4855a89c", shapes: ["tall", "thumb"] },
  "any-longevity": { version: "9a6adee0", shapes: ["tall", "thumb"] },
  "any-vial": { version: "3d22002e", shapes: ["tall", "thumb"] },
  "any-weight": { version: "e019e733", shapes: ["tall", "thumb"] },
  "area-beauty": { version: "a023c18a", shapes: ["tile"] },
  "area-body-shaping": { version: "935ca345", shapes: ["tile"] },
  "area-longevity": { version: "e615683f", shapes: ["tile"] },
  "area-metabolism": { version: "1ac52d47", shapes: ["tile"] },
  "area-weight-loss": { version: "31971fce", shapes: ["tile"] },
  "area-wellness": { version: "8e3239de", shapes: ["tile"] },
  consultation: { version: "94803c41", shapes: ["tall", "thumb"] },
  "ghk-cu": { version: "5a8051f5", shapes: ["tall", "thumb"] },
  glow: { version: "b5d6e54a", shapes: ["tall", "thumb"] },
  hero: { version: "e5854523", shapes: ["wide", "phone"] },
  klow: { version: "80224ed3", shapes: ["tall", "thumb"] },
  "lemon-bottle": { version: "0d6e1d04", shapes: ["tall", "thumb"] },
  "lipo-c-b12": { version: "a2210d16", shapes: ["tall", "thumb"] },
  "nad-plus": { version: "f7038954", shapes: ["tall", "thumb"] },
  retatrutide: { version: "f6f69406", shapes: ["tall", "thumb"] },
  semaglutide: { version: "0327853e", shapes: ["tall", "thumb"] },
  supplies: { version: "5b9bf083", shapes: ["tall", "thumb"] },
  tirzepatide: { version: "5903a23b", shapes: ["tall", "thumb"] },
};
