import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import type { LabResult } from "../rules/lab-tests.ts";
import { resultWords as say } from "../texts/shopper-tests.ts";

type ReportResult = LabResult & { reportId: string; labName: string; reportedOn: string };

/** A result in words: its figure, its limit with the source, and its report. */
export function showResult({ reportId, labName, reportedOn, ...result }: ReportResult) {
  const { verdict, method } = result;
  return {
    value: showValue(result),
    verdict,
    limit: showLimit(result),
    by: say.by(labName, formatDate(reportedOn), method),
    href: href("/lab-reports/:reportId", { reportId }),
  };
}

/** `99.1%, passed`, `< 0.05 EU/mg`, `Passed`. */
export function showValue(result: LabResult): string {
  const { figure, isBelow, verdict } = result;
  if (figure === null) return say.concluded[verdict ?? "failed"];
  const shown = `${isBelow ? "< " : ""}${withUnit(figure, result)}`;
  return verdict === null ? shown : `${shown}, ${say[verdict]}`;
}

/** Undefined for a test that ends in the laboratory's conclusion. */
export function showLimit(result: LabResult): string | undefined {
  const { figure, atLeast, atMost, limitSource, verdict } = result;
  if (figure === null) return undefined;
  if (limitSource === null) return say.noLimit;
  const [least, most] = [atLeast, atMost].map((limit) =>
    limit === null ? undefined : withUnit(limit, result),
  );
  const limit =
    least !== undefined && most !== undefined
      ? say.between(least, most)
      : least !== undefined
        ? say.atLeast(least)
        : say.atMost(most ?? "");
  return say.verdict[verdict ?? "unclear"](limit, limitSource);
}

function withUnit(figure: number, { unit }: LabResult): string {
  return unit === "%" ? `${figure}%` : `${figure}\u00A0${unit ?? ""}`;
}
