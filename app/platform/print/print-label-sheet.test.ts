import { encode } from "uqr";
import { expect, test } from "vitest";
import { printLabelSheet } from "./print-label-sheet.server.ts";

const AT = new Date("2026-11-24T02:00:00Z");

const sheet = (count: number) => ({
  title: "Labels 1 to 3 of lot T-2610A",
  author: "Project: Me",
  labels: Array.from({ length: count }, (_, index) => ({
    code: encode(`https://shop.example/verify/K7MQ2XHD${index}`, { ecc: "M", border: 0 }).data,
    heading: "K7MQ-2XHD-9RW",
    lines: ["Tirzepatide, 10 mg vial", "Lot DEMO-T2610", "Use before Jul 13, 2028"],
  })),
});

const read = (pdf: Buffer) => pdf.toString("latin1");

test.each([
  [1, 1],
  [44, 1],
  [45, 2],
  [220, 5],
])("%i labels are on %i sheets of A4", async (labels, sheets) => {
  const pdf = read(await printLabelSheet(sheet(labels), AT));
  expect(pdf.match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(sheets);
  expect(pdf.match(/\/S \/P\b/g)).toHaveLength(labels);
});

test("the same labels at the same time are the same bytes", async () => {
  const [one, other] = [await printLabelSheet(sheet(3), AT), await printLabelSheet(sheet(3), AT)];
  expect(one.equals(other)).toBe(true);
});

test("a long name stays on its own label", async () => {
  const long = sheet(44);
  const labels = long.labels.map((label) => ({ ...label, lines: ["A long name ".repeat(20)] }));
  const pdf = read(await printLabelSheet({ ...long, labels }, AT));
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
});
