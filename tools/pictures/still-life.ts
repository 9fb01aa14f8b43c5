import type { Shape } from "../../app/goods/catalog/views/picture-shapes.ts";
import type { Tint } from "#app/ui/tone.ts";
import type { View } from "./light/camera.ts";
import type { Sheet } from "./print/press.ts";
import type { Print, Solid } from "./shape/solid.ts";

/** One picture: what stands there, what is printed on it, and from where it is looked at. */
export type StillLife = {
  name: string;
  /** What the thing is called, for the card that is shown where somebody shares a link to it. */
  title: string;
  tint: Tint;
  sheets: readonly Sheet[];
  things: (prints: readonly Print[]) => Solid[];
  shots: Partial<Record<Shape, View>>;
};
