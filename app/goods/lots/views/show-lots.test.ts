import { describe, expect, it } from "vitest";
import { purity } from "../factories.ts";
import { showLots, showReport, type LotSource, type ReportSource } from "./show-lots.ts";

const report: ReportSource = {
  id: "r1",
  fileType: "image/webp",
  bytes: 84_400,
  width: 1_000,
  height: 1_400,
  labName: "A lab",
  method: "HPLC",
  purity: { figure: 99.1, isBelow: false, method: "HPLC" },
  reportedOn: "2026-10-02",
  verifyUrl: "https://lab.example/v/123",
};
const lot: LotSource = {
  id: "l1",
  variantId: null,
  variantName: null,
  position: null,
  lotNumber: "T-2610A",
  madeOn: "2026-09-01",
  expiresOn: "2028-09-01",
  receivedAt: new Date("2026-10-05T02:00:00Z"),
  openedAt: new Date("2026-10-06T02:00:00Z"),
  recalledAt: null,
  recalledWhy: null,
  left: 40,
  courseWeeks: null,
  closedAt: null,
  checkedAt: null,
  isDemo: true,
  report,
  results: [],
  withdrawn: [],
};

describe("a report", () => {
  it("says what was measured, by whom, when, and where that can be checked", () => {
    expect(showReport(report)).toEqual({
      href: "/lab-reports/r1",
      picture: { width: 1_000, height: 1_400 },
      file: "Picture, 84 kB",
      labName: "A lab",
      method: "HPLC",
      purity: "99.1%",
      reportedOn: "Oct 2, 2026",
      verify: { href: "https://lab.example/v/123", host: "lab.example" },
    });
  });

  it("says nothing that it does not know, and shows no picture of a PDF", () => {
    const pdf = { ...report, fileType: "application/pdf" as const, bytes: 2_340_000 };
    expect(showReport({ ...pdf, purity: null, verifyUrl: null })).toMatchObject({
      picture: undefined,
      file: "PDF, 2.3 MB",
      purity: undefined,
      verify: undefined,
    });
  });
});

describe("the lots of a product", () => {
  it("are the one it is shipped from, and earlier ones that have a report", () => {
    const older = {
      ...lot,
      id: "l0",
      lotNumber: "T-2601A",
      receivedAt: new Date(0),
      closedAt: new Date(1),
    };
    const shown = showLots([{ ...older, report: undefined, id: "x" }, older, lot], "2026-11-21");
    expect(shown.current).toMatchObject([
      { lotNumber: "T-2610A", madeOn: "Sep 1, 2026", expiresOn: "Sep 1, 2028", isDemo: true },
    ]);
    expect(shown.earlier.map(({ id }) => id)).toEqual(["l0"]);
  });

  it("name the report that was withdrawn, and why", () => {
    const wrong = { id: "r0", labName: "A lab", reportedOn: "2026-10-02", why: "Another lot's." };
    const [shown] = showLots(
      [{ ...lot, report: undefined, withdrawn: [wrong] }],
      "2026-11-21",
    ).current;
    expect(shown).toMatchObject({
      report: undefined,
      withdrawn: [{ text: "A lab, Oct 2, 2026", why: "Another lot's." }],
    });
  });

  it("name what failed, also of one that was never shipped", () => {
    const failed = { ...purity(91), reportId: "r1", labName: "A lab", reportedOn: "2026-10-02" };
    const [never] = showLots([{ ...lot, openedAt: null, results: [failed] }], "2026-11-21").earlier;
    expect(never?.failed).toEqual({
      title: "This batch failed a test. It was never shipped.",
      results: "Purity: 91%, failed",
    });
    const { current, earlier } = showLots([{ ...lot, results: [failed] }], "2026-11-21");
    expect(current).toEqual([]);
    expect(earlier[0]?.failed?.title).toContain("A later test of this batch failed");
    expect(earlier[0]?.tested).toBe(
      "Tested: purity. Not tested: identity, amount in a vial, endotoxins, sterility.",
    );
  });

  it("may have none with a report", () => {
    expect(showLots([{ ...lot, report: undefined }], "2026-11-21").current[0]?.report).toBe(
      undefined,
    );
    expect(showLots([], "2026-11-21")).toMatchObject({ current: [], earlier: [] });
  });
});
