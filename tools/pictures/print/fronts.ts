import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import type { Tint } from "#app/ui/tone.ts";
import { ground, ink } from "../things/tints.ts";
import { front } from "./front.ts";
import type { Sheet } from "./press.ts";

const shop = readSettings({}).site_name;

const BOX = { width: 1300, height: 834 };
const PACK = { width: 840, height: 780, paper: ground("sea") };

/** The front of an insulated box, and that of the cold pack before it. */
export function parcelFronts(): Sheet[] {
  return [
    front(shop, ink("sea"), ["Keep cold"], "2–8 °C, insulated", BOX),
    front(shop, ink("sea"), ["Cold pack"], "Freeze again", PACK),
  ];
}

/** A carton or a card with the shop's name. */
export function cardFront(tint: Tint, name: readonly string[], line: string): Sheet {
  return front(shop, ink(tint), name, line);
}
