import { stringify } from "csv-stringify/sync";

export type CsvRow = readonly (string | number)[];

/** As `toDecimal` writes centavos. */
const NEGATIVE_AMOUNT = /^-\d{1,15}\.\d{2}$/;

type CsvFile = { name: string; head: CsvRow; parts: AsyncIterable<readonly CsvRow[]> };

/**
 * A table to save, sent in parts as they come, so that it may be longer than memory. A text that a
 * spreadsheet would take for a formula begins with an apostrophe there.
 */
export function csvAnswer({ name, head, parts }: CsvFile): Response {
  return new Response(asTheyAreRead(bytesOf(head, parts)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}.csv"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Each part is made when the reader has taken the last one, and none once the reader has left. */
function asTheyAreRead(parts: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(stream) {
      const { done, value } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* bytesOf(head: CsvRow, parts: CsvFile["parts"]) {
  const encoder = new TextEncoder();
  // Without a mark spreadsheets read it as another alphabet's.
  yield encoder.encode(`\uFEFF${lines([head])}`);
  for await (const part of parts) yield encoder.encode(lines(part));
}

/** All texts are quoted: some countries' spreadsheets would split them at a semicolon. */
function lines(rows: readonly CsvRow[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      escape_formulas: true,
      quoted_string: true,
      record_delimiter: "windows",
      // An amount below zero begins like a formula, and can only be a number.
      cast: {
        string: (text) =>
          NEGATIVE_AMOUNT.test(text)
            ? { value: text, escape_formulas: false, quoted_string: false }
            : text,
      },
    },
  );
}
