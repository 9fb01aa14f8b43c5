import { encode } from "uqr";

/** Light modules around the code, without which cameras cannot find it. */
const BORDER = 4;

/** The dark modules of a QR code as an SVG path, and its width in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: path.join(""), size };
}
