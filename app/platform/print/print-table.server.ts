import type { PrintColumn, PrintTable } from "./print-document.ts";
import { BODY, BOLD, MARGIN, REGULAR, widthOf, type Pdf, type Sheet } from "./sheet.server.ts";

const PAD = 4;
/** The types of the library do not know `scope` yet; an empty title is left out. */
const HEAD_CELL = { scope: "Column", title: "" };

/** A table over as many pages as it needs, with its head on each. A row is never cut in two. */
export function printTable({ pdf, root }: Sheet, { columns, rows }: PrintTable): void {
  const places = placesOf(pdf, columns);
  const table = pdf.struct("Table");
  root.add(table);
  const head = columns.map(({ label }) => label);
  const draw = (texts: readonly string[], isHead: boolean, isRepeated = false) => {
    const height = rowHeight(pdf, texts, places, isHead);
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
    drawRule(pdf, y + height, isHead ? 1 : 0.5);
    pdf.x = MARGIN;
    pdf.y = y + height;
  };
  font(pdf, true);
  draw(head, true);
  for (const texts of rows) {
    font(pdf, false);
    if (pdf.y + rowHeight(pdf, texts, places, false) > pdf.page.maxY()) {
      pdf.addPage();
      font(pdf, true);
      draw(head, true, true);
      font(pdf, false);
    }
    draw(texts, false);
  }
  table.end();
}

type Place = { x: number; width: number; numeric: boolean };

function placesOf(pdf: Pdf, columns: readonly PrintColumn[]): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = MARGIN;
  return columns.map(({ share, numeric = false }) => {
    const width = (widthOf(pdf) * share) / whole;
    const place = { x, width, numeric };
    x += width;
    return place;
  });
}

function font(pdf: Pdf, isHead: boolean): void {
  pdf.font(isHead ? BOLD : REGULAR).fontSize(BODY);
}

function rowHeight(pdf: Pdf, texts: readonly string[], places: readonly Place[], isHead: boolean) {
  font(pdf, isHead);
  const heights = places.map(({ width }, index) =>
    pdf.heightOfString(texts[index] || " ", { width: width - 2 * PAD }),
  );
  return Math.max(...heights) + 2 * PAD;
}

function drawCell(pdf: Pdf, text: string, { x, width, numeric }: Place, y: number): void {
  pdf.text(text || " ", x + PAD, y + PAD, {
    width: width - 2 * PAD,
    align: numeric ? "right" : "left",
  });
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
