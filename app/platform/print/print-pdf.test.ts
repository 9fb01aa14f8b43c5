import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PrintDocument } from "./print-document.ts";
import { printPdf, printTogether } from "./print-pdf.server.ts";
import { withLogo } from "./with-logo.ts";

const AT = new Date("2026-11-24T02:00:00Z");

const document = (rows: number): PrintDocument => ({
  title: "Purchase order PO-26-000012",
  sender: { name: "Project: Me", lines: ["1 Mango Avenue", "Cebu City"] },
  facts: [
    { label: "To", lines: ["Cebu Labs", "Señora Peña"] },
    { label: "Deliver to", lines: ["1 Mango Avenue"] },
    { label: "Expected", lines: ["Dec 8, 2026"] },
  ],
  table: {
    columns: [
      { label: "Item", share: 4 },
      { label: "Quantity", share: 1, numeric: true },
      { label: "Amount", share: 1.5, numeric: true },
    ],
    rows: Array.from({ length: rows }, (_, row) => [`Glow ${row}`, "10", "₱1,255.50"]),
  },
  totals: [{ label: "Total", text: "₱12,555.00" }],
  notes: [{ label: "Notes", text: "Please keep it cold." }],
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
});

const read = (pdf: Buffer) => pdf.toString("latin1");

/** The drawing commands of all pages. */
function contents(pdf: Buffer): string {
  return [...read(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .flatMap(([, body = ""]) => {
      try {
        return [inflateSync(Buffer.from(body, "latin1")).toString("latin1")];
      } catch {
        return [];
      }
    })
    .join("\n");
}

test("a logo is a figure with the shop's name as its text, in place of the name", async () => {
  const create = { width: 12, height: 3, channels: 3, background: "#14604a" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const pdf = await printPdf(withLogo(document(3), { bytes, width: 144, height: 36 }), AT);
  expect(read(pdf)).toMatch(/\/S \/Figure/);
  expect(read(pdf)).toContain("/Alt (Project: Me)");
  expect(read(pdf)).toMatch(/\/Subtype \/Image/);
  expect(contents(pdf)).toContain("144 0 0 -36 48 84 cm");
  expect(read(await printPdf(withLogo(document(3), undefined), AT))).not.toMatch(
    /\/Figure|\/Subtype \/Image/,
  );
});

test("it is a tagged PDF on A4 with its own fonts, and the same bytes each time", async () => {
  const pdf = await printPdf(document(3), AT);
  expect(read(pdf)).toMatch(/^%PDF-1\.7/);
  expect(read(pdf)).toContain("/MediaBox [0 0 595.28 841.89]");
  expect(read(pdf)).toMatch(/\/Marked true/);
  expect(read(pdf).match(/\/FontFile2/g)).toHaveLength(2);
  for (const tag of ["Document", "Table", "TR", "TH", "TD", "H1"])
    expect(read(pdf)).toContain(`/S /${tag}`);
  expect(pdf.equals(await printPdf(document(3), AT))).toBe(true);
});

test("a table goes on over pages, with its head on each as decoration", async () => {
  const pages = (pdf: Buffer) => read(pdf).match(/\/Type \/Page\n/g)?.length;
  expect(pages(await printPdf(document(3), AT))).toBe(1);
  const long = await printPdf(document(70), AT);
  expect(pages(long)).toBe(3);
  // 70 rows and one head for a screen reader, however often the head is drawn.
  expect(read(long).match(/\/S \/TR/g)).toHaveLength(71);
  expect(contents(long).match(/\/Artifact/g)?.length).toBeGreaterThan(70);
});

test("a row that is higher than a line is not cut in two", async () => {
  const plain = document(20);
  const long = "A name that needs many lines. ".repeat(20);
  const table = { ...plain.table, rows: plain.table.rows.map(() => [long, "1", "₱1"]) };
  const pdf = await printPdf({ ...plain, table }, AT);
  expect(read(pdf).match(/\/S \/TR/g)).toHaveLength(21);
});

test("several documents are one file, each beginning on a page of its own", async () => {
  const pages = (pdf: Buffer) => read(pdf).match(/\/Type \/Page\n/g)?.length;
  const numbered: string[] = [];
  const noted = (rows: number): PrintDocument => ({
    ...document(rows),
    pageOf: (page, of) => {
      numbered.push(`${page} of ${of}`);
      return `Page ${page} of ${of}`;
    },
  });
  const pdf = await printTogether([noted(3), noted(70), noted(3)], "3 documents", AT);
  expect(pages(pdf)).toBe(5);
  expect(numbered).toEqual(["1 of 1", "1 of 3", "2 of 3", "3 of 3", "1 of 1"]);
  expect(read(pdf).match(/\/S \/H1/g)).toHaveLength(3);
  expect(read(pdf).match(/\/FontFile2/g)).toHaveLength(2);
});

test("a row may show a picture, and the table leaves room for it", async () => {
  const plain = document(3);
  const square = { width: 8, height: 8, channels: 3, background: "#a83" } as const;
  const picture = await sharp({ create: square }).jpeg().toBuffer();
  const pictures = [picture, undefined, picture];
  const pdf = await printPdf({ ...plain, table: { ...plain.table, pictures } }, AT);
  expect(read(pdf).match(/\/Subtype \/Image/g)).toHaveLength(2);
  expect(read(await printPdf(plain, AT))).not.toContain("/Subtype /Image");
});

test("a checklist has a box before each row, and letters for reading at arm's length", async () => {
  const plain = document(3);
  const pdf = await printPdf({ ...plain, table: { ...plain.table, isChecklist: true } }, AT);
  const boxes = (drawn: string) => drawn.match(/11 11 re/g)?.length ?? 0;
  expect(boxes(contents(pdf))).toBe(3);
  expect(contents(pdf)).toMatch(/ 12 Tf/);
  expect(boxes(contents(await printPdf(plain, AT)))).toBe(0);
});
