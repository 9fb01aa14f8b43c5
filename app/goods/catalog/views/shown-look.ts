import type { Tint } from "#app/ui/tone.ts";
import { AREA_LOOKS, areaTint, type AreaLook } from "./area-looks.ts";
import type { PictureFile } from "./picture-shapes.ts";
import { areaPicture } from "./shown-picture.ts";

/** A category's look for pages; without a picture its tile is plain. */
export type ShownLook = { tint: Tint; picture: PictureFile | undefined };

export function showLook(look: AreaLook | null): ShownLook {
  return { tint: areaTint(look), picture: areaPicture(look) };
}

/** The looks that staff can choose; null is no picture. */
export function lookChoices() {
  return [...AREA_LOOKS, null].map((look) => ({ look, shown: showLook(look) }));
}
