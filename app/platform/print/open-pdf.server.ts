import bold from "@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf?inline";
import regular from "@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf?inline";
// Its types know the default alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from "pdfkit";
import { BOLD, MARGIN, REGULAR, type Sheet } from "./sheet.server.ts";

const fontOf = (address: string) => Buffer.from(address.slice(address.indexOf(",") + 1), "base64");

/** What a page is printed on. */
export const PAPER = { size: "A4", margin: MARGIN };

type About = {
  title: string;
  author: string;
  at: Date;
  /** False where each part begins with a page of its own. */
  hasFirstPage?: boolean;
};

/**
 * A PDF on A4 with the shop's fonts, tagged for screen readers, and what ends it and answers its
 * bytes. The same content at the same time is the same bytes.
 */
export function openPdf({ title, author, at, hasFirstPage = true }: About) {
  const pdf = new PDFDocument({
    ...PAPER,
    autoFirstPage: hasFirstPage,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-PH",
    info: { Title: title, Author: author, CreationDate: at },
  });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  pdf.registerFont(REGULAR, fontOf(regular));
  pdf.registerFont(BOLD, fontOf(bold));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const sheet: Sheet = { pdf, root };
  const close = async (): Promise<Buffer> => {
    root.end();
    pdf.end();
    await ended;
    return Buffer.concat(parts);
  };
  return { sheet, close };
}
