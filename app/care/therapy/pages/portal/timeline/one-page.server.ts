import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { WEEKS, type DoctorRecord } from "./timeline-pdf.server.ts";
import { printRecord, type PrintLimits } from "./print-record.ts";
import { recordText } from "./record-texts.ts";

/** The most that fits is shown, in few tries: each prints the page anew. */
const TRIED: readonly PrintLimits[] = [
  ...[WEEKS, 8, 5, 3, 1].map((weeks) => ({ weeks, listed: 5 })),
  { weeks: 1, listed: 1 },
];

/** A PDF of one page. If it needs two, its oldest weeks go first, then older vials and visits. */
export async function onePage(record: DoctorRecord): Promise<Buffer> {
  for (const most of TRIED) {
    let count = 1;
    const document = printRecord(record, most, (page, pages) => {
      count = pages;
      return recordText.pageOf(page, pages);
    });
    const printed = await printPdf(document, record.now);
    if (count === 1) return printed;
  }
  throw new Error("one week does not fit on a page");
}
