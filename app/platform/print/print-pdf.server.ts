import { drawCode } from "./draw-code.server.ts";
import { openPdf, PAPER } from "./open-pdf.server.ts";
import type { PrintDocument } from "./print-document.ts";
import { printLabel } from "./print-label.server.ts";
import { printTable } from "./print-table.server.ts";
import {
  BODY,
  BOLD,
  MARGIN,
  REGULAR,
  tagged,
  widthOf,
  type Pdf,
  type Sheet,
} from "./sheet.server.ts";

/** Two centimetres, which a phone reads from a hand away. */
const CODE = 57;
const CODE_GAP = 12;

/**
 * A document as a PDF on A4: black on white, its text can be searched and copied, and its structure
 * is tagged for screen readers. The same document at the same time is the same bytes.
 */
export async function printPdf(document: PrintDocument, at: Date): Promise<Buffer> {
  return printTogether([document], document.title, at);
}

/** Several documents in one file, each beginning on a page of its own and numbered by itself. */
export async function printTogether(
  documents: readonly PrintDocument[],
  title: string,
  at: Date,
): Promise<Buffer> {
  const author = documents[0]?.sender.name ?? "";
  const { sheet, close } = openPdf({ title, author, at, hasFirstPage: false });
  for (const document of documents) printOne(sheet, document);
  return close();
}

function printOne(sheet: Sheet, document: PrintDocument): void {
  const { pdf } = sheet;
  const first = pdf.bufferedPageRange().count;
  pdf.addPage(PAPER);
  printHead(sheet, document);
  printFacts(sheet, document.facts);
  printTable(sheet, document.table);
  printTotals(sheet, document.totals);
  printNotes(sheet, document.notes);
  numberPages(pdf, document, first);
  if (document.label) printLabel(sheet, document.label);
}

function printHead(sheet: Sheet, { sender, title }: PrintDocument): void {
  const { pdf } = sheet;
  printSender(sheet, sender);
  if (sender.lines.length > 0) {
    tagged(sheet, "P", () => pdf.font(REGULAR).fontSize(BODY).text(sender.lines.join("\n")));
  }
  pdf.moveDown(1.5);
  tagged(sheet, "H1", () => pdf.font(BOLD).fontSize(20).text(title));
  pdf.moveDown(0.6);
}

/** The logo is a figure with the name as its text, so that both are read alike. */
function printSender(sheet: Sheet, { name, logo }: PrintDocument["sender"]): void {
  const { pdf, root } = sheet;
  if (!logo) {
    tagged(sheet, "P", () => pdf.font(BOLD).fontSize(14).text(name, MARGIN, MARGIN));
    return;
  }
  const { width, height } = logo;
  const draw = () => pdf.image(Buffer.from(logo.bytes), MARGIN, MARGIN, { width, height });
  root.add(pdf.struct("Figure", { alt: name }, draw));
  pdf.x = MARGIN;
  pdf.y = MARGIN + height + 6;
}

function printFacts(sheet: Sheet, facts: PrintDocument["facts"]): void {
  const { pdf } = sheet;
  const gap = 16;
  const width = (widthOf(pdf) - gap * (facts.length - 1)) / Math.max(1, facts.length);
  const top = pdf.y;
  let bottom = top;
  for (const [index, { label, lines }] of facts.entries()) {
    const x = MARGIN + index * (width + gap);
    tagged(sheet, "P", () => {
      pdf.font(BOLD).fontSize(BODY).text(label, x, top, { width });
      pdf.font(REGULAR).text(lines.join("\n"), { width });
    });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = MARGIN;
  pdf.y = bottom + 16;
}

function printTotals(sheet: Sheet, totals: PrintDocument["totals"]): void {
  const { pdf } = sheet;
  if (totals.length === 0) return;
  const half = widthOf(pdf) / 2;
  makeRoom(pdf, totals.length * 18 + 12);
  pdf.y += 10;
  for (const [index, { label, text }] of totals.entries()) {
    const isLast = index === totals.length - 1;
    const y = pdf.y;
    pdf.font(isLast ? BOLD : REGULAR).fontSize(isLast ? 11 : BODY);
    tagged(sheet, "P", () => {
      pdf.text(`${label} `, MARGIN + half, y, { width: half / 2 });
      pdf.text(text, MARGIN + half * 1.5, y, { width: half / 2, align: "right" });
    });
    pdf.y = y + (isLast ? 18 : 15);
  }
  pdf.x = MARGIN;
}

function printNotes(sheet: Sheet, notes: PrintDocument["notes"]): void {
  const { pdf } = sheet;
  for (const { label, text, code } of notes) {
    const left = MARGIN + (code ? CODE + CODE_GAP : 0);
    const width = widthOf(pdf) - (left - MARGIN);
    const height = pdf.font(REGULAR).fontSize(BODY).heightOfString(text, { width });
    makeRoom(pdf, Math.max(Math.min(height, 200), code ? CODE : 0) + 30);
    pdf.y += 12;
    const top = pdf.y;
    if (code) drawCode(pdf, code, { x: MARGIN, y: top, size: CODE });
    tagged(sheet, "H2", () => pdf.font(BOLD).fontSize(BODY).text(label, left, top, { width }));
    tagged(sheet, "P", () => pdf.font(REGULAR).text(text, { width }));
    if (code) pdf.y = Math.max(pdf.y, top + CODE);
    pdf.x = MARGIN;
  }
}

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** Once all pages are there. An artifact: a screen reader does not read it between two rows. */
function numberPages(pdf: Pdf, { title, sender, pageOf }: PrintDocument, first: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = first; page < count; page += 1) {
    pdf.switchToPage(page);
    const { margins, height } = pdf.page;
    const bottom = margins.bottom;
    // The foot is within the margin, where a text would begin a new page.
    margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font(REGULAR).fontSize(8);
    const y = height - MARGIN + 14;
    pdf.text(`${sender.name} · ${title}`, MARGIN, y, { width: widthOf(pdf), lineBreak: false });
    pdf.text(pageOf(page - first + 1, count - first), MARGIN, y, {
      width: widthOf(pdf),
      align: "right",
      lineBreak: false,
    });
    pdf.endMarkedContent();
    margins.bottom = bottom;
  }
}
