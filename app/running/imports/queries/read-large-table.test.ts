import { expect, test } from "vitest";
import { readTable } from "../rules/read-table.ts";
import { readLargeTable } from "./read-large-table.server.ts";

const shape = {
  many: true,
  columns: [
    { field: "name", label: "Name", names: [] },
    { field: "city", label: "City", names: ["Default City"] },
  ],
};
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
  expect(await readLargeTable(bytes, shape)).toMatchObject({ ok: true, value: peña });
});

test.each<[string, Uint8Array, string]>([
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), "not_text"],
  ["nothing", utf8(""), "empty"],
  ["a header alone", utf8("Name,City\n"), "empty"],
  ["one column", utf8("Name\nPeña\n"), "one_column"],
])("a file is refused: %s", async (_, bytes, reason) => {
  expect(await readLargeTable(bytes, shape)).toMatchObject({ ok: false, reason });
});

const encodings = { utf8, utf16, windows1252 };
const cuts = [",", ";", "\t"].flatMap((separator) =>
  ["\n", "\r\n", "\r"].flatMap((end) =>
    (["utf8", "utf16", "windows1252"] as const).map((encoding) => ({ separator, end, encoding })),
  ),
);

test.each(cuts)("a file cut within quotation marks names the row: %o", async (cut) => {
  const { separator, end, encoding } = cut;
  const rows = [["Name", "Note", "City"], ["Ana", `"one${end}""two"""`, '"Cebu"'], [], ["Peña"]];
  const whole = rows.map((cells) => cells.join(separator)).join(end);
  for (const [ending, row] of [
    [`${separator}"Na`, 4],
    [`${separator}x${separator}"${end}`, 4],
    [`${end}"`, 5],
  ] as const) {
    const bytes = encodings[encoding](`${whole}${ending}`);
    const refusal = { ok: false, reason: "broken", row };
    expect(await readLargeTable(bytes, shape)).toEqual(refusal);
    expect(readTable(bytes)).toEqual(refusal);
  }
});

test("a file cut within a character is still read as UTF-8", async () => {
  const bytes = utf8("Name,City\nPeña,Cebu\nAna,Peñ").slice(0, -1);
  const read = await readLargeTable(bytes, shape);
  expect(read.ok && read.value.rows[0]?.cells).toEqual(["Peña", "Cebu"]);
});

test("lines may end in different ways", async () => {
  const read = await readLargeTable(utf8("Name,City\r\nAna,Cebu\nLea,Iloilo\r\n"), shape);
  expect(read.ok && read.value.rows.map(({ cells }) => cells.join())).toEqual([
    "Ana,Cebu",
    "Lea,Iloilo",
  ]);
});

test("a file cut within a row says which row ends early", async () => {
  const read = await readLargeTable(utf8("Name,Id,City\nAna,1,Cebu\nPeñ"), shape);
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
  const read = await readLargeTable(utf8(["Name,Id of a row,City", ...rows].join("\n")), shape);
  clearImmediate(timer);
  expect(read.ok && new Set(read.value.rows.map(({ cells }) => cells.join()))).toEqual(
    new Set(["😀ñ,Cebu"]),
  );
  expect(turns).toBeGreaterThan(1);
});
