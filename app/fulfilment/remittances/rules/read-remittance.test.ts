import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readTable } from "#app/running/imports/rules/read-table.ts";
import { readDay, completeAmounts, readRemittance } from "./read-remittance.ts";

function read(text: string) {
  const table = readTable(new TextEncoder().encode(text));
  if (!table.ok) throw new Error(table.reason);
  return readRemittance(table.value);
}

function linesOf(text: string) {
  const found = read(text);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

describe("a courier's file", () => {
  it.each([
    ["Waybill No,COD Amount,COD Fee,Net Amount,Delivered Date", "J&T"],
    ["Tracking Number,Amount Collected,Service Fee,Remitted Amount,Date Delivered", "LBC"],
    ["Tracking ID,COD Collected,Fees,Net COD,Delivered On", "Ninja Van"],
    ["AWB Number,COD,Deductions,Remittance,POD Date", "others"],
  ])("is known by the usual names of its columns: %s (%s)", (header) => {
    expect(
      linesOf(`${header}\n jt 100 ,"9,200.00",92,"9,108.00",2026-11-03 14:22\n`),
    ).toMatchObject({
      lines: [
        {
          rowNo: 2,
          tracking: "JT100",
          collected: 920_000,
          fee: 9_200,
          remitted: 910_800,
          deliveredOn: "2026-11-03",
        },
      ],
      bad: [],
    });
  });

  it("may have a mark of its encoding, semicolons, peso signs and brackets", () => {
    const { lines } = linesOf(
      "\uFEFFWaybill;COD;Fee\nA1;₱1,234.50;(12.00)\nA2;(120.00);0\nA3;₱-1.00;PHP 2\n",
    );
    expect(lines.map(({ collected, fee, remitted }) => [collected, fee, remitted])).toEqual([
      [123_450, -1_200, 124_650],
      [-12_000, 0, -12_000],
      [-100, 200, -300],
    ]);
  });

  it("says which column fills what, and which none", () => {
    expect(linesOf("Waybill,Receiver,COD\nA1,Rosa,10\n").columns).toEqual([
      { name: "Waybill", field: "tracking" },
      { name: "Receiver", field: null },
      { name: "COD", field: "collected" },
    ]);
  });

  it("lists each row that cannot be read with its reason, and reads the others", () => {
    const { lines, bad } = linesOf(
      `Waybill,COD\n,100\nA1,ten\nA2,\n${"X".repeat(61)},5\nA3,5\n,\nTotal,105\nGrand Total:,1\n`,
    );
    expect(bad).toEqual([
      { rowNo: 2, why: "no_tracking" },
      { rowNo: 3, why: "not_an_amount" },
      { rowNo: 4, why: "no_amount" },
      { rowNo: 5, why: "long_tracking" },
    ]);
    expect(lines.map(({ tracking }) => tracking)).toEqual(["A3"]);
  });

  it("needs the numbers of its parcels, and an amount", () => {
    expect(read("Receiver,COD\nRosa,1\n")).toEqual({ ok: false, reason: "no_tracking" });
    expect(read("Waybill,Fee\nA1,1\n")).toEqual({ ok: false, reason: "no_amount" });
  });
});

test("what a file leaves out follows from the rest", () => {
  const centavos = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(centavos, centavos, (collected, fee) => {
      const whole = { collected, fee, remitted: collected - fee };
      const { remitted } = whole;
      expect(completeAmounts({ collected, fee, remitted: undefined })).toEqual(whole);
      expect(completeAmounts({ collected, fee: undefined, remitted })).toEqual(whole);
      expect(completeAmounts({ collected: undefined, fee, remitted })).toEqual(whole);
      expect(completeAmounts(whole)).toEqual(whole);
    }),
  );
  expect(completeAmounts({ collected: undefined, fee: 1, remitted: undefined })).toBeUndefined();
});

test.each([
  ["2026-11-03", "2026-11-03"],
  ["2026-1-3 08:00", "2026-01-03"],
  ["11/27/2026 1:30 PM", "2026-11-27"],
  ["27/11/2026", null],
  ["2026-02-30", null],
  ["03/04/26", null],
  ["", null],
])("the day %j is %j", (typed, day) => expect(readDay(typed)).toBe(day));
