import type { Shape } from "../../app/goods/catalog/views/picture-shapes.ts";
import type { Tint } from "#app/ui/tone.ts";
import type { View } from "./light/camera.ts";
import type { Sheet } from "./print/press.ts";
import type { Print, Solid } from "./shape/solid.ts";

/** One picture: its objects, their prints, and the camera's view. */
export type StillLife = {
  name: string;
  /** The subject's name, for the preview card of shared links. */
  title: string;
  tint: Tint;
  sheets: readonly Sheet[];
  things: (prints: readonly Print[]) => Solid[];
  shots: Partial<Record<Shape, View>>;
};
