import type { PrintColumn, PrintTable } from "./print-document.ts";
import { BODY, BOLD, MARGIN, REGULAR, widthOf, type Pdf, type Sheet } from "./sheet.server.ts";

const PAD = 4;
const CHECKLIST = 12;
/** The side of a box to tick, and what it takes from the row. */
const BOX = 11;
const BOX_SPACE = 22;
/** The side of a row's picture, and what it takes from the row. */
const PICTURE = 34;
const PICTURE_SPACE = 38;
/** The types of the library do not know `scope` yet; an empty title is left out. */
const HEAD_CELL = { scope: "Column", title: "" };

/** A table over as many pages as it needs, with its head on each. A row is never cut in two. */
export function printTable({ pdf, root }: Sheet, printed: PrintTable): void {
  const { columns, rows, isChecklist = false, pictures = [] } = printed;
  const hasPictures = pictures.some((picture) => picture !== undefined);
  const indent = (isChecklist ? BOX_SPACE : 0) + (hasPictures ? PICTURE_SPACE : 0);
  const places = placesOf(pdf, columns, indent);
  const least = hasPictures ? PICTURE + 2 * PAD : 0;
  const size = isChecklist ? CHECKLIST : BODY;
  const table = pdf.struct("Table");
  root.add(table);
  const head = columns.map(({ label }) => label);
  const draw = (texts: readonly string[], isHead: boolean, isRepeated = false) => {
    const height = rowHeight(pdf, texts, places, { isHead, size, least: isHead ? 0 : least });
    const y = pdf.y;
    if (isRepeated) {
      pdf.markContent("Artifact", { type: "Pagination" });
      for (const [index, place] of places.entries()) drawCell(pdf, texts[index] ?? "", place, y);
      pdf.endMarkedContent();
    } else {
      const row = pdf.struct("TR");
      table.add(row);
      for (const [index, place] of places.entries()) {
        const cell = () => drawCell(pdf, texts[index] ?? "", place, y);
        row.add(pdf.struct(isHead ? "TH" : "TD", isHead ? HEAD_CELL : {}, cell));
      }
      row.end();
    }
    if (isChecklist && !isHead) drawBox(pdf, y);
    drawRule(pdf, y + height, isHead ? 1 : 0.5);
    pdf.x = MARGIN;
    pdf.y = y + height;
  };
  draw(head, true);
  for (const [index, texts] of rows.entries()) {
    if (pdf.y + rowHeight(pdf, texts, places, { isHead: false, size, least }) > pdf.page.maxY()) {
      pdf.addPage();
      draw(head, true, true);
    }
    drawPicture(pdf, pictures[index], MARGIN + (isChecklist ? BOX_SPACE : 0));
    draw(texts, false);
  }
  table.end();
}

type Place = { x: number; width: number; numeric: boolean };

function placesOf(pdf: Pdf, columns: readonly PrintColumn[], indent: number): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN + indent;
  return columns.map(({ share, numeric = false }) => {
    const width = ((widthOf(pdf) - indent) * share) / whole;
    const place = { x, width, numeric };
    x += width;
    return place;
  });
}

/** `least`: the lowest height of a row, in points. */
type Look = { isHead: boolean; size: number; least: number };

/** Sets the row's font, and measures the row by it. */
function rowHeight(pdf: Pdf, texts: readonly string[], places: readonly Place[], look: Look) {
  pdf.font(look.isHead ? BOLD : REGULAR).fontSize(look.size);
  const heights = places.map(({ width }, index) =>
    pdf.heightOfString(texts[index] || " ", { width: width - 2 * PAD }),
  );
  return Math.max(look.least, Math.max(...heights) + 2 * PAD);
}

function drawCell(pdf: Pdf, text: string, { x, width, numeric }: Place, y: number): void {
  pdf.text(text || " ", x + PAD, y + PAD, {
    width: width - 2 * PAD,
    align: numeric ? "right" : "left",
  });
}

/** The row names what the picture shows, so a screen reader skips it. */
function drawPicture(pdf: Pdf, picture: Uint8Array | undefined, x: number): void {
  if (!picture) return;
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.image(Buffer.from(picture), x, pdf.y + PAD, { width: PICTURE, height: PICTURE });
  pdf.endMarkedContent();
}

function drawBox(pdf: Pdf, y: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .rect(MARGIN, y + PAD + 1, BOX, BOX)
    .lineWidth(0.75)
    .stroke();
  pdf.endMarkedContent();
}

function drawRule(pdf: Pdf, y: number, width: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(pdf), y)
    .lineWidth(width)
    .stroke();
  pdf.endMarkedContent();
}
