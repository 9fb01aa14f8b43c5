import { MAX_LINES, MAX_PER_LINE } from "./quantity.ts";

export type UndoLine = { productId: string; variantId: string | null; quantity: number };

/** Short, so that the cookie of a full cart stays below the 4 kB that browsers keep. */
const ONE_LINE = /^([0-9a-f]{32})(?:-([0-9a-f]{32}))?x([1-9]\d?)$/;

/** Encodes removed items, short enough for a cookie or a form field. Leaves out prices. */
export function encodeUndo(lines: readonly UndoLine[]): string {
  return lines
    .map(({ productId, variantId, quantity }) => {
      const variant = variantId === null ? "" : `-${withoutHyphens(variantId)}`;
      return `${withoutHyphens(productId)}${variant}x${quantity}`;
    })
    .join("_");
}

/** Decodes such a list. Undefined for any other text, since it comes from a browser. */
export function decodeUndo(text: string | undefined): UndoLine[] | undefined {
  const parts = text?.split("_") ?? [];
  if (parts.length === 0 || parts.length > MAX_LINES) return undefined;
  const lines: UndoLine[] = [];
  for (const part of parts) {
    const [, product, variant, quantity] = ONE_LINE.exec(part) ?? [];
    if (!product || Number(quantity) > MAX_PER_LINE) return undefined;
    lines.push({
      productId: withHyphens(product),
      variantId: variant ? withHyphens(variant) : null,
      quantity: Number(quantity),
    });
  }
  return lines;
}

function withoutHyphens(uuid: string): string {
  return uuid.replaceAll("-", "");
}

function withHyphens(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
