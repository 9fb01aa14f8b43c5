import { stringify } from "csv-stringify/sync";

export type CsvRow = readonly (string | number)[];

/** The format of negative centavos in `toDecimal`. */
const NEGATIVE_AMOUNT = /^-\d{1,15}\.\d{2}$/;

type CsvFile = { name: string; head: CsvRow; parts: AsyncIterable<readonly CsvRow[]> };

/**
 * Streams a CSV download, so that it may be longer than memory. An apostrophe protects texts that a
 * spreadsheet would run as a formula.
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

/** Each part is made after the reader took the last one, and none after the reader has left. */
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
  // Spreadsheets guess another encoding if the byte order mark is missing.
  yield encoder.encode(`\uFEFF${lines([head])}`);
  for await (const part of parts) yield encoder.encode(lines(part));
}

/** All texts are quoted, since spreadsheets of some countries split them at semicolons. */
function lines(rows: readonly CsvRow[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      escape_formulas: true,
      quoted_string: true,
      record_delimiter: "windows",
      // A negative amount begins like a formula, but is only a number.
      cast: {
        string: (text) =>
          NEGATIVE_AMOUNT.test(text)
            ? { value: text, escape_formulas: false, quoted_string: false }
            : text,
      },
    },
  );
}
