import { drawCode } from "./draw-code.server.ts";
import type { PrintLabel } from "./print-document.ts";
import { BOLD, REGULAR, tagged, type Sheet } from "./sheet.server.ts";

const EDGE = 20;
/** About 25 mm, which a hand scanner reads from an arm's length. */
const CODE = 72;

/** The label of a parcel, on a page of its own. */
export function printLabel(sheet: Sheet, { from, to, number, marks, code }: PrintLabel): void {
  const { pdf } = sheet;
  pdf.addPage({ size: "A6", margin: EDGE });
  const width = pdf.page.width - 2 * EDGE;
  drawCode(pdf, code, { x: pdf.page.width - EDGE - CODE, y: EDGE, size: CODE });
  const beside = width - CODE - 10;
  tagged(sheet, "P", () => {
    pdf.font(BOLD).fontSize(8).text(from.label, EDGE, EDGE, { width: beside });
    pdf.font(REGULAR).text(from.lines.join("\n"), { width: beside });
  });
  pdf.y = Math.max(pdf.y, EDGE + CODE) + 14;
  rule(sheet, width);
  tagged(sheet, "P", () => {
    pdf
      .font(BOLD)
      .fontSize(9)
      .text(to.label, EDGE, pdf.y + 10, { width });
    pdf.fontSize(15).text(to.lines[0] ?? "", { width });
    pdf.font(REGULAR).fontSize(13).text(to.lines.slice(1).join("\n"), { width });
  });
  pdf.y += 12;
  rule(sheet, width);
  tagged(sheet, "P", () =>
    pdf
      .font(BOLD)
      .fontSize(18)
      .text(number, EDGE, pdf.y + 10, { width }),
  );
  for (const mark of marks) {
    tagged(sheet, "P", () =>
      pdf
        .font(BOLD)
        .fontSize(13)
        .text(mark, EDGE, pdf.y + 4, { width }),
    );
  }
}

function rule({ pdf }: Sheet, width: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(EDGE, pdf.y)
    .lineTo(EDGE + width, pdf.y)
    .lineWidth(1)
    .stroke();
  pdf.endMarkedContent();
}
