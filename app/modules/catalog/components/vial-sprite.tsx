/** The drawing that every ProductPicture of the page points at: sent once, however many there are. */
export const VIAL = "vial";

/**
 * One glass vial, 400 by 500, lit from the upper left. Cap, liquid and label stripe take the colour
 * of the text around the picture; the printed name is laid over it.
 */
export function VialSprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0" focusable="false">
      <Light />
      <symbol id={VIAL} viewBox="0 0 400 500">
        <ellipse cx="212" cy="428" fill="url(#vial-shadow)" rx="128" ry="17" />
        <path d={BODY} fill="url(#vial-glass)" />
        <path d={LIQUID} fill="currentColor" fillOpacity=".26" />
        <ellipse cx="200" cy="236" fill="currentColor" fillOpacity=".3" rx="70" ry="6" />
        <rect className={PAPER} height="128" width="144" x="128" y="252" />
        <rect fill="currentColor" height="9" width="144" x="128" y="252" />
        <path d="M148 350h104M148 360h64" stroke="#24352e" strokeOpacity=".3" strokeWidth="2" />
        <path d={BODY} fill="url(#vial-round)" />
        <rect fill="#fff" fillOpacity=".6" height="62" rx="4" width="8" x="140" y="186" />
        <rect fill="#fff" fillOpacity=".5" height="26" rx="4" width="8" x="140" y="386" />
        <path d={BODY} fill="none" stroke="#16261f" strokeOpacity=".16" strokeWidth="1.5" />
        <path d={CRIMP} fill="url(#vial-metal)" />
        <path d="M153 141h94M153 114h94" stroke="#16261f" strokeOpacity=".18" strokeWidth="1.5" />
        <rect fill="currentColor" height="34" rx="8" width="106" x="147" y="76" />
        <rect fill="url(#vial-round)" height="34" rx="8" width="106" x="147" y="76" />
        <rect fill="#fff" fillOpacity=".35" height="3" rx="1.5" width="90" x="155" y="79" />
      </symbol>
    </svg>
  );
}

const PAPER = "fill-[light-dark(oklch(0.99_0.006_95),oklch(0.9_0.012_95))]";
const BODY =
  "M166 144h68v22c0 15 38 20 38 52v184a25 25 0 0 1-25 25h-94a25 25 0 0 1-25-25V218c0-32 38-37 38-52z";
const LIQUID = "M130 236h140v166a23 23 0 0 1-23 23h-94a23 23 0 0 1-23-23z";
const CRIMP = "M153 108h94v40a8 8 0 0 1-8 8h-78a8 8 0 0 1-8-8z";

type Stop = [offset: string, colour: string, opacity: number];

const GLASS: Stop[] = [
  ["0", "#fff", 0.85],
  [".3", "#fff", 0.4],
  ["1", "#fff", 0.6],
];
const ROUND: Stop[] = [
  ["0", "#16261f", 0.16],
  [".16", "#fff", 0.3],
  [".36", "#fff", 0],
  [".68", "#16261f", 0.02],
  ["1", "#16261f", 0.26],
];
const METAL: Stop[] = [
  ["0", "#9aa29d", 1],
  [".2", "#f3f5f3", 1],
  [".5", "#c3cac5", 1],
  ["1", "#848d87", 1],
];

function Light() {
  return (
    <defs>
      <linearGradient id="vial-glass">{GLASS.map(stop)}</linearGradient>
      <linearGradient id="vial-round">{ROUND.map(stop)}</linearGradient>
      <linearGradient id="vial-metal">{METAL.map(stop)}</linearGradient>
      <radialGradient id="vial-shadow">
        <stop stopColor="#16261f" stopOpacity=".42" />
        <stop offset="1" stopColor="#16261f" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function stop([offset, colour, opacity]: Stop) {
  return <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />;
}
