import type PDFDocument from "pdfkit";

export type Pdf = InstanceType<typeof PDFDocument>;
/** A sheet, and the element that all tagged content of it is in. */
export type Sheet = { pdf: Pdf; root: ReturnType<Pdf["struct"]> };

/** In points, of which 72 are an inch. */
export const MARGIN = 48;
export const BODY = 9.5;
export const REGULAR = "regular";
export const BOLD = "bold";

export function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

/** Draws a paragraph or a heading that a screen reader finds as one. */
export function tagged({ pdf, root }: Sheet, kind: "P" | "H1" | "H2", draw: () => void): void {
  root.add(pdf.struct(kind, {}, draw));
}
