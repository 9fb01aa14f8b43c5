import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { placeLines, type NamedParcel } from "./place-lines.ts";
import { sumLines } from "./sum-lines.ts";

const shippedAt = new Date("2026-11-01T00:00:00Z");
const NOTHING = { numbers: new Set<string>(), orders: new Set<string>() };

const parcel = (tracking: string, given: Partial<NamedParcel> = {}): NamedParcel => ({
  parcelId: `parcel-${tracking}`,
  orderId: `order-${tracking}`,
  tracking,
  courier: "J&T Express",
  due: 100_000,
  isDue: true,
  shippedAt,
  ...given,
});
let row = 1;
const line = (tracking: string, collected = 100_000) => ({
  rowNo: (row += 1),
  tracking,
  collected,
  fee: 0,
  remitted: collected,
  deliveredOn: null,
});
const place = (
  lines: ReturnType<typeof line>[],
  parcels: NamedParcel[],
  known: Parameters<typeof placeLines>[2] = NOTHING,
) => placeLines(lines, parcels, known, "J&T Express");

describe("the lines of a courier's file", () => {
  it("find their parcels, and expect each order once", () => {
    const both = [parcel("A", { orderId: "one" }), parcel("B", { orderId: "one" })];
    expect(place([line("A", 60_000), line("B", 40_000), line("C")], both)).toMatchObject([
      { parcelId: "parcel-A", orderId: "one", expected: 100_000, verdict: "first" },
      { parcelId: "parcel-B", orderId: "one", expected: 0, verdict: "first" },
      { parcelId: null, orderId: null, expected: 0, verdict: "first" },
    ]);
  });

  it("have a tracking number once, also over several files", () => {
    const verdicts = (lines: ReturnType<typeof line>[], numbers: string[] = []) =>
      place(lines, [parcel("A")], { numbers: new Set(numbers), orders: new Set() }).map(
        ({ verdict }) => verdict,
      );
    expect(verdicts([line("A"), line("A"), line("A", -100_000)])).toEqual([
      "first",
      "again",
      "back",
    ]);
    expect(verdicts([line("A")], ["A"])).toEqual(["again"]);
  });

  it("take the parcel of their own courier, then one whose cash is due, then the newest", () => {
    const later = new Date("2026-11-09T00:00:00Z");
    const others = [
      parcel("A", { parcelId: "lbc", courier: "LBC Express", shippedAt: later }),
      parcel("A", { parcelId: "paid", isDue: false, shippedAt: later }),
      parcel("A", { parcelId: "old" }),
      parcel("A", { parcelId: "new", shippedAt: later }),
    ];
    const chosen = (parcels: NamedParcel[]) => place([line("A")], parcels)[0]?.parcelId;
    expect(chosen(others)).toBe("new");
    expect(chosen(others.slice(0, 2))).toBe("paid");
    expect(chosen(others.slice(0, 1))).toBe("lbc");
  });
});

test("the parts of a remittance make its whole, to the centavo, however its lines are divided", () => {
  const centavos = fc.integer({ min: -1_000_000, max: 5_000_000 });
  const amounts = fc.record({
    expected: centavos,
    collected: centavos,
    fee: centavos,
    remitted: centavos,
  });
  fc.assert(
    fc.property(fc.array(amounts), fc.nat(), (lines, at) => {
      const all = sumLines(lines);
      expect(all.expected + all.difference).toBe(all.collected);
      expect(all.fees + all.withheld + all.remitted).toBe(all.collected);
      const cut = lines.length === 0 ? 0 : at % lines.length;
      const [some, rest] = [sumLines(lines.slice(0, cut)), sumLines(lines.slice(cut))];
      for (const name of ["expected", "collected", "fees", "remitted", "difference"] as const) {
        expect(some[name] + rest[name]).toBe(all[name]);
      }
    }),
  );
});

test("each order is expected once, whatever its parcels and the order of the lines", () => {
  const numbers = ["A", "B", "C", "D", "E"];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...numbers), { maxLength: 20 }),
      fc.array(fc.constantFrom("one", "two"), { minLength: 5, maxLength: 5 }),
      (tracked, owners) => {
        const parcels = numbers.map((number, at) => parcel(number, { orderId: owners[at] ?? "" }));
        const placed = place(
          tracked.map((number) => line(number)),
          parcels,
        );
        const named = new Set(placed.map(({ orderId }) => orderId));
        expect(sumLines(placed).expected).toBe(named.size * 100_000);
        const firsts = placed.filter(({ verdict }) => verdict === "first");
        expect(firsts).toHaveLength(new Set(tracked).size);
      },
    ),
  );
});
