import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { lotMessages, lotTexts } from "../texts/shopper.ts";
import { partLots } from "../rules/current-lots.ts";
import type { ReportType } from "../rules/report-terms.ts";

export type ReportSource = {
  id: string;
  fileType: ReportType;
  bytes: number;
  width: number | null;
  height: number | null;
  labName: string;
  method: string;
  purity: number | null;
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
  isDemo: boolean;
  report: ReportSource | undefined;
  withdrawn: readonly WithdrawnSource[];
};

export type WithdrawnSource = { id: string; labName: string; reportedOn: string; why: string };

export type ShownReport = ReturnType<typeof showReport>;
export type ShownLot = ReturnType<typeof showLot>;
export type ShownLots = ReturnType<typeof showLots>;

/** What the product page says of its lots: those it is shipped from now, and earlier reports. */
export function showLots(lots: readonly LotSource[], today: string) {
  const { current, earlier } = partLots(lots, today);
  return {
    texts: lotTexts,
    current: current.map(showLot),
    earlier: earlier
      .filter(({ report, withdrawn, recalledAt }) => report || withdrawn.length > 0 || recalledAt)
      .map(showLot),
  };
}

function showLot(lot: LotSource) {
  return {
    id: lot.id,
    lotNumber: lot.lotNumber,
    /** Where each variant has lots of its own. */
    variant: lot.variantName ?? undefined,
    madeOn: lot.madeOn === null ? undefined : formatDate(lot.madeOn),
    expiresOn: formatDate(lot.expiresOn),
    isDemo: lot.isDemo,
    recalled: lot.recalledAt
      ? lotMessages.recalled(formatDate(lot.recalledAt), lot.recalledWhy ?? "")
      : undefined,
    report: lot.report && showReport(lot.report),
    withdrawn: lot.withdrawn.map(({ id, labName, reportedOn, why }) => ({
      id,
      text: `${labName}, ${formatDate(reportedOn)}`,
      why,
    })),
  };
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
    method: report.method,
    purity: purity === null ? undefined : `${purity}%`,
    reportedOn: formatDate(report.reportedOn),
    verify: verifyUrl === null ? undefined : { href: verifyUrl, host: new URL(verifyUrl).host },
  };
}

function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
