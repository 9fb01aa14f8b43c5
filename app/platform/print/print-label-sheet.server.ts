import { drawCode } from "./draw-code.server.ts";
import { openPdf } from "./open-pdf.server.ts";
import { BOLD, REGULAR, tagged, type Sheet } from "./sheet.server.ts";

export type SheetLabel = {
  /** Black modules on white, as `encode` of uqr answers them. */
  code: readonly (readonly boolean[])[];
  heading: string;
  lines: readonly string[];
};

export type LabelSheet = { title: string; author: string; labels: readonly SheetLabel[] };

/** The usual sheet of 48.5 × 25.4 mm, four by eleven on A4, in points. */
const COLUMNS = 4;
const ROWS = 11;
const [WIDTH, HEIGHT] = [137.5, 72];
const A4 = { width: 595.28, height: 841.89 };
const LEFT = (A4.width - COLUMNS * WIDTH) / 2;
const TOP = (A4.height - ROWS * HEIGHT) / 2;
/** 17 mm, which a phone reads at once, and white around it. */
const CODE = 48;
const EDGE = 6;

/** Labels to stick, in their order, on as many sheets as they need. */
export async function printLabelSheet(
  { title, author, labels }: LabelSheet,
  at: Date,
): Promise<Buffer> {
  const { sheet, close } = openPdf({ title, author, at });
  // A label near the foot would begin a new page otherwise.
  sheet.pdf.page.margins.bottom = 0;
  for (const [index, label] of labels.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (index > 0 && place === 0) sheet.pdf.addPage({ size: "A4", margin: 0 });
    const x = LEFT + (place % COLUMNS) * WIDTH;
    drawLabel(sheet, label, { x, y: TOP + Math.floor(place / COLUMNS) * HEIGHT });
  }
  return close();
}

function drawLabel(
  sheet: Sheet,
  { code, heading, lines }: SheetLabel,
  { x, y }: { x: number; y: number },
): void {
  const { pdf } = sheet;
  drawCode(pdf, code, { x: x + EDGE, y: y + (HEIGHT - CODE) / 2, size: CODE });
  const left = x + EDGE + CODE + EDGE;
  const width = WIDTH - CODE - 3 * EDGE;
  tagged(sheet, "P", () => {
    // In one piece, however wide its letters are: it is typed from here.
    pdf
      .font(BOLD)
      .fontSize(7)
      .text(heading, left, y + 14, { lineBreak: false });
    pdf.font(REGULAR).fontSize(6);
    pdf.y = y + 25;
    for (const line of lines) pdf.text(line, left, pdf.y, { width, height: 15, ellipsis: true });
  });
}
