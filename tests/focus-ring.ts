import type { Page } from "playwright-core";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Look = {
  /** The lines of a wrapped link, whose ring goes around each line. */
  lines: number;
  /** A current tab has a line in the ring's color even without focus. */
  isCurrent: boolean;
};
type Shot = { data: Buffer; width: number; height: number; channels: number };

/** The ring is searched this many CSS pixels outside and inside the control's edge. */
const NEAR = 7;
const ACROSS = Array.from({ length: 2 * NEAR + 1 }, (_, step) => step - NEAR);
const CONTRAST = 3;

/**
 * Checks that the page shows which control has the focus: pixels on all four sides change with
 * enough contrast. Removes the focus; Tab continues from there.
 */
export async function showsFocus(page: Page): Promise<boolean> {
  const { boxes, ...look } = await page.evaluate(focusedBoxes);
  const clip = around(boxes, page.viewportSize() ?? { width: 0, height: 0 });
  const focused = await shoot(page, clip);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const plain = await shoot(page, clip);
  const isSet = (x: number, y: number) => isClear(focused, plain, x - clip.x, y - clip.y);
  return boxes.some((box) => isRinged(box, isSet, look));
}

/** Runs on the page. Returns the control, its label, and the card that its link covers. */
function focusedBoxes(): Look & { boxes: Box[] } {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement)) return { boxes: [], lines: 0, isCurrent: false };
  const stretched = getComputedStyle(control, "::after").position === "absolute";
  const label = control instanceof HTMLInputElement ? control.closest("label") : null;
  const all = [control, label, stretched ? control.offsetParent : null];
  const rects = all.flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
  const fragments = [...control.getClientRects()];
  const boxes = [...rects, ...fragments].map(({ x, y, width, height }) => {
    const [left, top] = [Math.round(x), Math.round(y)];
    return { x: left, y: top, width: Math.round(width), height: Math.round(height) };
  });
  const isCurrent = control.matches(".tab[aria-current], .portal-tabs [aria-current]");
  return { boxes, lines: fragments.length, isCurrent };
}

function around(boxes: readonly Box[], edge: { width: number; height: number }): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - NEAR));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - NEAR));
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + NEAR;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + NEAR;
  const width = Math.max(1, Math.min(edge.width, Math.ceil(right)) - x);
  return { x, y, width, height: Math.max(1, Math.min(edge.height, Math.ceil(bottom)) - y) };
}

async function shoot(page: Page, clip: Box): Promise<Shot> {
  const picture = await page.screenshot({ clip, animations: "disabled" });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Looks across the middle half of each edge of a box: a ring is straight there. */
function isRinged(
  box: Box,
  isSet: (x: number, y: number) => boolean,
  { lines, isCurrent }: Look,
): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isLine = (from: number, length: number, at: (along: number, across: number) => boolean) => {
    const middle = Array.from(
      { length: Math.ceil(length / 2) },
      (_, step) => from + Math.floor(length / 4) + step,
    );
    const seen = middle.filter((along) => ACROSS.some((across) => at(along, across)));
    return seen.length / middle.length >= (lines > 1 ? 0.3 : 0.9);
  };
  return (
    isLine(box.x, box.width, (x, across) => isSet(x, box.y + across)) &&
    (isCurrent || isLine(box.x, box.width, (x, across) => isSet(x, bottom + across))) &&
    isLine(box.y, box.height, (y, across) => isSet(box.x + across, y)) &&
    isLine(box.y, box.height, (y, across) => isSet(right + across, y))
  );
}

function isClear(after: Shot, before: Shot, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= after.width || y >= after.height) return false;
  const at = (y * after.width + x) * after.channels;
  const [one, two] = [luminance(after.data, at), luminance(before.data, at)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) >= CONTRAST;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(data: Buffer, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const share = (data[at + channel] ?? 0) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
