import type { Pdf } from "./sheet.server.ts";

type Place = { x: number; y: number; size: number };

/** A QR code, black on white. Its text is printed beside it, so screen readers skip the code. */
export function drawCode(
  pdf: Pdf,
  code: readonly (readonly boolean[])[],
  { x, y, size }: Place,
): void {
  const module = size / Math.max(1, code.length);
  pdf.markContent("Artifact", { type: "Layout" });
  for (const [row, cells] of code.entries()) {
    for (const { start, length } of darkRuns(cells)) {
      pdf.rect(x + start * module, y + row * module, length * module, module);
    }
  }
  pdf.fill("black");
  pdf.endMarkedContent();
}

/** Adjacent dark modules become one rectangle: fewer shapes, and no hairlines between them. */
function darkRuns(cells: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [column, isDark] of cells.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  }
  return runs;
}
