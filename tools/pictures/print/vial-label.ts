import type { Sheet } from "./press.ts";
import { LABEL } from "../things/vial.ts";

/** What stands on a vial's label. A strength is printed only where the shop knows one. */
export type LabelText = {
  name: readonly string[];
  strength?: string;
  /** What it is, in two or three words. */
  kind: string;
};

/** Pixels for one unit of the studio. */
const UNIT = 440;

/** The whole strip that goes around the glass, the front in its middle. */
export function vialLabel(shop: string, ink: string, text: LabelText): Sheet {
  const width = Math.round(LABEL.span * UNIT);
  const height = Math.round((LABEL.top - LABEL.bottom) * UNIT);
  return { width, height, html: style(ink, width, text) + body(shop, text) };
}

function style(ink: string, width: number, { name }: LabelText): string {
  const longest = Math.max(1, ...name.map((line) => line.length));
  const type = Math.min(0.32, 3.25 / longest, 0.46 / Math.max(1, name.length));
  const units = (by: number) => `${(by * UNIT).toFixed(1)}px`;
  return `<style>
    * { margin: 0; box-sizing: border-box }
    body { height: 100vh; background: #fbfaf6; color: #17231d; font-family: Geist; position: relative }
    .band { position: absolute; inset: 0 0 auto; height: ${units(0.09)}; background: ${ink} }
    .front { position: absolute; left: ${width / 2 - 0.72 * UNIT}px; width: ${units(1.44)}; top: ${units(0.09)}; bottom: 0;
      padding: ${units(0.1)} 0; display: flex; flex-direction: column }
    .shop { font: 500 ${units(0.085)} Geist; letter-spacing: .03em }
    h1 { font: 500 ${units(type)}/0.98 Newsreader; letter-spacing: -.015em; margin: auto 0 ${units(0.055)}; white-space: nowrap }
    .what { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${units(0.07)} }
    .strength { font: 500 ${units(0.145)}/1.2 Geist; letter-spacing: -.01em }
    .kind { font: 400 ${units(0.1)}/1.25 Geist; color: #46524c }
    .foot { margin-top: auto; padding-top: ${units(0.06)}; border-top: ${units(0.008)} solid #17231d; font: 400 ${units(0.075)} Geist }
    .side { position: absolute; top: ${units(0.24)}; font: 400 ${units(0.06)}/1.45 Geist; color: #46524c }
    .right { left: ${width / 2 + 0.95 * UNIT}px }
    .left { left: ${width / 2 - 1.85 * UNIT}px }
  </style>`;
}

function body(shop: string, { name, strength, kind }: LabelText): string {
  return `<div class="band"></div>
  <p class="side left">Keep at 2–8 °C.<br>Keep out of the reach<br>of children.</p>
  <p class="side right">Read the safety text before<br>use. Use under the supervision<br>of a licensed clinician. Check<br>seal, lot and expiry date.</p>
  <div class="front">
    <p class="shop">${shop}</p>
    <h1>${name.join("<br>")}</h1>
    <p class="what">${strength ? `<span class="strength">${strength}</span>` : ""}<span class="kind">${kind}</span></p>
    <p class="foot">Keep at 2–8 °C</p>
  </div>`;
}
