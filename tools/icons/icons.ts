/** `rounded` is the mark as drawn; `full` fills every edge; `maskable` leaves room for any mask. */
export type Shape = "rounded" | "full" | "maskable";

export const ICONS: readonly { file: string; shape: Shape; size: number }[] = [
  { file: "icons/icon-192.png", shape: "rounded", size: 192 },
  { file: "icons/icon-512.png", shape: "rounded", size: 512 },
  { file: "icons/maskable-192.png", shape: "maskable", size: 192 },
  { file: "icons/maskable-512.png", shape: "maskable", size: 512 },
  { file: "apple-touch-icon.png", shape: "full", size: 180 },
];

export const ICO_SIZES = [16, 32, 48];

const GROUND = /<rect width="32" height="32" rx="7" (fill="#[\da-f]{6}")\/>/;

/** A mask may cut off all but a circle of 80 %, so everything meaningful stays inside it. */
export function markFor(svg: string, shape: Shape): string {
  const [ground, fill] = GROUND.exec(svg) ?? [];
  if (!ground) throw new Error("favicon.svg does not begin with its ground");
  if (shape === "rounded") return svg;
  const full = `<rect width="32" height="32" ${fill}/>`;
  if (shape === "full") return svg.replace(ground, full);
  const inner = svg.slice(svg.indexOf(ground) + ground.length, svg.lastIndexOf("</svg>"));
  const scaled = `<g transform="translate(16 16) scale(0.85) translate(-16 -16)">${inner}</g>`;
  return svg.replace(ground + inner, full + scaled);
}
