import { expect, it, test } from "vitest";
import { readTable } from "./read-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: number[], bigEndian: boolean) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return Uint8Array.from([
    ...mark,
    ...units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  ]);
};
const expected = { header: ["Name", "Price"], rows: [{ no: 2, cells: ["Piña", "12"] }] };

it.each([
  ["UTF-8", utf8("Name,Price\r\nPiña,12\r\n")],
  ["UTF-8 with its mark", utf8("\uFEFFName,Price\nPiña,12")],
  ["UTF-16, little end first", utf16("Name,Price\nPiña,12", [0xff, 0xfe], false)],
  ["UTF-16, big end first", utf16("Name,Price\nPiña,12", [0xfe, 0xff], true)],
  ["Windows-1252", Uint8Array.from(Buffer.from("Name,Price\nPiña,12", "latin1"))],
  ["semicolons", utf8("Name;Price\nPiña;12")],
  ["tabs", utf8("Name\tPrice\nPiña\t12")],
])("reads %s", (_, bytes) => {
  expect(readTable(bytes)).toEqual({ ok: true, value: expected });
});

test("rows have the numbers of a spreadsheet, also behind empty rows and long cells", () => {
  const read = readTable(utf8('a,b\n"two\nlines, quoted ""well""",1\n\n,\nx,"5"" vial"\n'));
  expect(read.ok && read.value.rows).toEqual([
    { no: 2, cells: ['two\nlines, quoted "well"', "1"] },
    { no: 5, cells: ["x", '5" vial'] },
  ]);
});

it.each([
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), "not_text"],
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 9, 9]), "not_text"],
  ["nothing", utf8(""), "empty"],
  ["a header alone", utf8("Name,Price\n,\n"), "empty"],
  ["a letter", utf8("Dear shop\nplease add these"), "one_column"],
  ["a quote that never ends", utf8('Name,Price\n"Glow,12'), "broken"],
  ["one endless row", utf8(`a,b\n${"1,".repeat(600_000)}`), "too_many_rows"],
  ["millions of rows, without reading them all", utf8("a,b\n".repeat(2_000_000)), "too_many_rows"],
  ["too many rows", utf8(`a,b\n${"1,2\n".repeat(5_001)}`), "too_many_rows"],
])("refuses %s", (_, bytes, reason) => {
  expect(readTable(bytes)).toMatchObject({ ok: false, reason });
});
