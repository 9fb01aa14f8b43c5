import { expect, test } from "vitest";
import { type CsvRow, csvAnswer } from "./csv-answer.server.ts";

async function* inParts(...parts: CsvRow[][]) {
  yield* parts;
}

const sent = async (...rows: CsvRow[]) => {
  const text = await csvAnswer({ name: "x", head: ["A"], parts: inParts(rows) }).text();
  return text.split("\r\n").slice(1, -1).join("\r\n");
};

test.each([
  ["Maria Clara", `"Maria Clara"`],
  ["Peña, Lea", `"Peña, Lea"`],
  [`5" vial`, `"5"" vial"`],
  ["a;b", `"a;b"`],
  ["two\nlines", `"two\nlines"`],
  ["=1+1", `"'=1+1"`],
  ["+63 917", `"'+63 917"`],
  ["-2", `"'-2"`],
  ["-925.00", "-925.00"],
  ["-0.05", "-0.05"],
  ["925.00", `"925.00"`],
  ["-925.00+1", `"'-925.00+1"`],
  ["-925.00\n=1", `"'-925.00\n=1"`],
  ["-1.00-cmd|' /C calc'!A0", `"'-1.00-cmd|' /C calc'!A0"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["＝1", `"'＝1"`],
  ["a=1", `"a=1"`],
  [0, "0"],
  [-2, "-2"],
  ["", `""`],
])("%j is sent as %s", async (value, field) => {
  expect(await sent([value])).toBe(field);
});

test("the parts follow each other below one head, behind the mark of its alphabet", async () => {
  const parts = inParts(
    [["a", 1]],
    [],
    [
      ["b", 2],
      ["c", 3],
    ],
  );
  const answer = csvAnswer({ name: "customers 2026/11", head: ["Name", "Orders"], parts });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.subarray(3).toString()).toBe('"Name","Orders"\r\n"a",1\r\n"b",2\r\n"c",3\r\n');
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="customers-2026-11.csv"',
  );
});

test("no part is asked for before its reader is there, and none after he left", async () => {
  let asked = 0;
  let left = false;
  async function* endless() {
    try {
      for (;;) {
        asked += 1;
        yield [["x".repeat(100)]];
      }
    } finally {
      left = true;
    }
  }
  const reader = csvAnswer({ name: "x", head: ["A"], parts: endless() }).body!.getReader();
  for (let read = 0; read < 5; read += 1) await reader.read();
  await reader.cancel();
  expect(asked).toBeLessThan(10);
  expect(left).toBe(true);
});
