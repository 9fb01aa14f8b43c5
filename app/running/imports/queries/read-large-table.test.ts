import { expect, test } from "vitest";
import { readLargeTable } from "./read-large-table.server.ts";

const columns = [
  { field: "name", label: "Name", names: [] },
  { field: "city", label: "City", names: ["Default City"] },
];
const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
const peña = { header: ["Name", "Default City"], rows: [{ no: 2, cells: ["Peña", "Cebu"] }] };

test.each<[string, Uint8Array]>([
  ["UTF-8", utf8("Name,Id,Default City\nPeña,7,Cebu\n\n,,\n")],
  ["a byte order mark", utf8("\uFEFFName,Id,Default City\r\nPeña,7,Cebu")],
  ["Windows-1252 and semicolons", windows1252('Name;Id;"Default City"\r\n"Peña";7;Cebu\r\n')],
  ["UTF-16 and tabs", utf16("Name\tId\tDefault City\nPeña\t7\tCebu")],
])("only the used columns are read: %s", async (_, bytes) => {
  expect(await readLargeTable(bytes, columns)).toMatchObject({ ok: true, value: peña });
});

test.each<[string, Uint8Array, string]>([
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), "not_text"],
  ["nothing", utf8(""), "empty"],
  ["a header alone", utf8("Name,City\n"), "empty"],
  ["one column", utf8("Name\nPeña\n"), "one_column"],
  ["a file cut within quotation marks", utf8('Name,City\nAna,Cebu\n"Peñ'), "broken"],
])("a file is refused: %s", async (_, bytes, reason) => {
  expect(await readLargeTable(bytes, columns)).toMatchObject({ ok: false, reason });
});

test("a file cut within a row says which row ends early", async () => {
  const read = await readLargeTable(utf8("Name,Id,City\nAna,1,Cebu\nPeñ"), columns);
  expect(read.ok && read.value.rows).toEqual([
    { no: 2, cells: ["Ana", "Cebu"] },
    { no: 3, cells: ["Peñ", ""], isCut: true },
  ]);
});

test("characters between two parts of a large file stay whole, and other work has its turn", async () => {
  const rows = Array.from({ length: 40_000 }, () => "😀ñ,1,Cebu");
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const read = await readLargeTable(utf8(["Name,Id of a row,City", ...rows].join("\n")), columns);
  clearImmediate(timer);
  expect(read.ok && new Set(read.value.rows.map(({ cells }) => cells.join()))).toEqual(
    new Set(["😀ñ,Cebu"]),
  );
  expect(turns).toBeGreaterThan(1);
});
