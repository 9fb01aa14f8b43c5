import { parentPort } from "node:worker_threads";
import {
  SHAPES,
  heightOf,
  type Shape,
  type Theme,
} from "../../app/goods/catalog/views/picture-shapes.ts";
import { photograph, type Size, type View } from "./light/camera.ts";
import { measureFloor } from "./light/floor-shade.ts";
import { lit } from "./light/scene.ts";
import { STILL_LIFES } from "./pictures.ts";
import type { Print } from "./shape/solid.ts";
import { setOf } from "./things/tints.ts";

export type Order = { name: string; prints: readonly Print[] };
export type Photo = Size & { shape: Shape; theme: Theme; pixels: Uint8Array };

const FLOOR = { perUnit: 12, rays: 144 };

parentPort?.on("message", ({ name, prints }: Order) => {
  const life = STILL_LIFES.find((one) => one.name === name);
  if (!life) throw new Error(`there is no still life ${name}`);
  const solids = life.things(prints);
  const shade = measureFloor(lit(solids, setOf(life.tint, "light")), FLOOR);
  const photos = Object.entries(life.shots).flatMap(([shape, view]) =>
    (["light", "dark"] as const).map((theme) => {
      const scene = { ...lit(solids, setOf(life.tint, theme)), shade };
      return take(scene, shape as Shape, theme, view);
    }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
  parentPort?.postMessage(photos satisfies Photo[]);
});

function take(scene: ReturnType<typeof lit>, shape: Shape, theme: Theme, view: View): Photo {
  const width = Math.max(...SHAPES[shape][theme]);
  const size = { width, height: heightOf(shape, width) };
  return { ...size, shape, theme, pixels: photograph(scene, view, size) };
}
