import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { lotMessages, lotTexts } from "../texts/shopper.ts";
import { partLots } from "../rules/current-lots.ts";
import { TESTS, type LabResult, type Test } from "../rules/lab-tests.ts";
import { hasFailed, lotProof, resultOf } from "../rules/lot-proof.ts";
import type { ReportType } from "../rules/report-terms.ts";
import { testTexts } from "../texts/shopper-tests.ts";
import { showResult, showValue } from "./show-result.ts";

export type ReportSource = {
  id: string;
  fileType: ReportType;
  bytes: number;
  width: number | null;
  height: number | null;
  labName: string;
  method: string;
  purity: Pick<LabResult, "figure" | "isBelow" | "method"> | null;
  reportedOn: string;
  verifyUrl: string | null;
};

export type LotSource = {
  id: string;
  variantId: string | null;
  variantName: string | null;
  position: number | null;
  lotNumber: string;
  madeOn: string | null;
  expiresOn: string;
  receivedAt: Date;
  left: number;
  courseWeeks: number | null;
  openedAt: Date | null;
  closedAt: Date | null;
  recalledAt: Date | null;
  recalledWhy: string | null;
  checkedAt: Date | null;
  isDemo: boolean;
  report: ReportSource | undefined;
  /** Results of reports that were not withdrawn, newest first. */
  results: readonly ReportedResult[];
  withdrawn: readonly WithdrawnSource[];
};

export type WithdrawnSource = { id: string; labName: string; reportedOn: string; why: string };

export type ReportedResult = LabResult & { reportId: string; labName: string; reportedOn: string };

export type ShownReport = ReturnType<typeof showReport>;
export type ShownLot = ReturnType<typeof showLot>;
export type ShownLots = ReturnType<typeof showLots>;

/** A product page's lots: those that are shipped now, and earlier reports. */
export function showLots(lots: readonly LotSource[], today: string) {
  const { current, earlier } = partLots(
    lots.map((lot) => ({ ...lot, hasFailed: hasFailed(lot.results) })),
    today,
  );
  return {
    texts: lotTexts,
    current: current.map(showLot),
    earlier: earlier
      .filter(({ report, withdrawn, recalledAt }) => report || withdrawn.length > 0 || recalledAt)
      .map(showLot),
  };
}

export function showLot(lot: LotSource) {
  const found = TESTS.flatMap((test) => resultOf(lot.results, test) ?? []);
  const results: Partial<Record<Test, ReturnType<typeof showResult>>> = Object.fromEntries(
    found.map((result) => [result.test, showResult(result)]),
  );
  return {
    id: lot.id,
    lotNumber: lot.lotNumber,
    /** Set if each variant has lots of its own. */
    variant: lot.variantName ?? undefined,
    madeOn: lot.madeOn === null ? undefined : formatDate(lot.madeOn),
    expiresOn: formatDate(lot.expiresOn),
    isDemo: lot.isDemo,
    recalled: lot.recalledAt
      ? lotMessages.recalled(formatDate(lot.recalledAt), lot.recalledWhy ?? "")
      : undefined,
    checkedOn: lot.checkedAt ? formatDate(lot.checkedAt) : undefined,
    proof: lotProof(lot),
    hasFailed: hasFailed(lot.results),
    failed: showFailed(lot),
    tested: showTested(lot),
    report: lot.report && showReport(lot.report),
    results,
    withdrawn: lot.withdrawn.map(({ id, labName, reportedOn, why }) => ({
      id,
      text: `${labName}, ${formatDate(reportedOn)}`,
      why,
    })),
  };
}

/** The failed tests, and whether units of the lot were shipped; undefined if no test failed. */
function showFailed({ results, openedAt }: LotSource) {
  const failed = results.filter(({ verdict }) => verdict === "failed");
  if (failed.length === 0) return undefined;
  return {
    title: lotMessages.failed[openedAt === null ? "never" : "shipped"],
    results: failed
      .map((result) => lotMessages.failedTest(testTexts[result.test].title, showValue(result)))
      .join(". "),
  };
}

function showTested({ results }: LotSource): string {
  const names = (isDone: boolean) =>
    TESTS.filter((test) => results.some((result) => result.test === test) === isDone)
      .map((test) => testTexts[test].title.toLowerCase())
      .join(", ");
  return lotMessages.tested(names(true), names(false));
}

export function showReport(report: ReportSource) {
  const { id, fileType, bytes, width, height, purity, verifyUrl } = report;
  const isPicture = fileType === "image/webp" && width !== null && height !== null;
  return {
    href: href("/lab-reports/:reportId", { reportId: id }),
    /** Undefined for a PDF, which has no picture. */
    picture: isPicture ? { width, height } : undefined,
    file: `${fileType === "image/webp" ? "Picture" : "PDF"}, ${fileSize(bytes)}`,
    labName: report.labName,
    method: purity?.method ?? report.method,
    purity: purity?.figure ? `${purity.isBelow ? "< " : ""}${purity.figure}%` : undefined,
    reportedOn: formatDate(report.reportedOn),
    verify: verifyUrl === null ? undefined : { href: verifyUrl, host: new URL(verifyUrl).host },
  };
}

function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
