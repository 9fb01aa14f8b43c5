import { lotMessages as say } from "../texts/shopper.ts";
import type { ShownReport } from "../views/show-lots.ts";

type ReportPictureProps = {
  report: ShownReport;
  lotNumber: string;
  className?: string | undefined;
};

/** The report's picture; a press opens it in full size. */
export function ReportPicture({ report, lotNumber, className }: ReportPictureProps) {
  if (!report.picture) return null;
  return (
    <a
      className={`block overflow-hidden rounded-small border border-line bg-surface shadow-float ${className ?? ""}`}
      href={report.href}
      target="_blank"
    >
      <img
        {...report.picture}
        alt={say.pictureAlt(lotNumber, report.labName)}
        className="h-auto w-full"
        decoding="async"
        loading="lazy"
        src={report.href}
      />
    </a>
  );
}
