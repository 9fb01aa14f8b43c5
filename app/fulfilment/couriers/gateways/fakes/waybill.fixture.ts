import { buffer } from "node:stream/consumers";
// Its types know the default alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from "pdfkit";

/** The relevant part of Ninja Van's waybill: a PDF with the tracking number. */
export async function waybillOf(trackingNumber: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A6", margin: 20, info: { Title: trackingNumber } });
  const bytes = buffer(pdf);
  pdf.fontSize(18).text("Waybill").text(trackingNumber);
  pdf.end();
  return bytes;
}
