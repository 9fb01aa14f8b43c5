import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#app/lib/dates.ts";
import { writePeriod, type Days, type Period } from "#app/lib/report/period.ts";
import { Button } from "../button.tsx";
import { PageTitle } from "../page.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { ReportFigures, type ReportFigure } from "./report-figures.tsx";
import { reportWords as say } from "./report-words.ts";

type ReportPageProps = {
  title: string;
  period: Period;
  /** In Manila; no report goes further. */
  today: string;
  figures: readonly ReportFigure[];
  /** The address that answers the report as a file. */
  exportTo: string;
  children: ReactNode;
};

/** A report of the back-office: a period and what it is compared with, its figures, its charts. */
export function ReportPage(props: ReportPageProps) {
  const { title, period, today, figures, exportTo, children } = props;
  return (
    <>
      <PageTitle
        actions={
          <form action={exportTo} method="post">
            <input name="query" type="hidden" value={writePeriod(period)} />
            <Button size="compact" variant="secondary">
              <Download aria-hidden="true" className="size-4" />
              {say.export}
            </Button>
          </form>
        }
        lead={leadOf(period)}
      >
        {title}
      </PageTitle>
      <div className="grid gap-6">
        <PeriodBar period={period} today={today} />
        <ReportFigures figures={figures} />
        {children}
      </div>
    </>
  );
}

function leadOf({ days, before }: Period): string {
  return before ? say.compared(inWords(days), inWords(before)) : inWords(days);
}

const inWords = ({ from, to }: Days) => say.between(formatDate(from), formatDate(to));
