import { RULER_CM, RULER_WIDTH } from "../things/ruler.ts";
import type { Sheet } from "./press.ts";

/** Pixels for one unit of the studio. */
const UNIT = 260;

/** Centimetres and millimetres from the lower edge up; `unit` is how many mm one unit is. */
export function rulerFront(unit: number, ink: string): Sheet {
  const mm = UNIT / unit;
  const height = Math.round(RULER_CM * 10 * mm);
  const marks = Array.from({ length: RULER_CM * 10 - 1 }, (_, index) => mark(index + 1, mm));
  return {
    width: Math.round(RULER_WIDTH * UNIT),
    height,
    html: `<style>
      * { margin: 0; box-sizing: border-box }
      body { height: 100vh; background: ${ink}; color: #fff; position: relative; font-family: Geist }
      i { position: absolute; right: 0; height: 5px; background: #fff }
      b { position: absolute; right: 132px; font: 500 50px/1 Geist; transform: translateY(50%) }
      .unit { position: absolute; left: 24px; bottom: 16px; font: 400 34px/1 Geist; color: #fff }
    </style>${marks.join("")}<p class="unit">cm</p>`,
  };
}

function mark(mm: number, scale: number): string {
  const bottom = `bottom:${(mm * scale).toFixed(1)}px`;
  const length = mm % 10 === 0 ? 112 : mm % 5 === 0 ? 80 : 52;
  const number = mm % 10 === 0 ? `<b style="${bottom}">${mm / 10}</b>` : "";
  return `<i style="${bottom};width:${length}px"></i>${number}`;
}
