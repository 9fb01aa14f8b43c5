import { BookOpen } from "lucide-react";
import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { writePeriod } from "#app/lib/report/period.ts";
import { bookMonths } from "#app/selling/invoices/queries/sales-book.server.ts";
import { sumBook } from "#app/selling/invoices/rules/sum-book.ts";
import { bookMessages as say } from "#app/selling/invoices/texts/staff-book.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReportPage } from "#app/ui/report/report-page.tsx";
import { BookTable } from "./book-table.tsx";
import { figuresOf } from "./figures-of.ts";
import { loadReport } from "./load-report.server.ts";
import type { Route } from "./+types/sales-book-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader(asked: Route.LoaderArgs) {
  const { today, period, now, before } = await loadReport(asked, bookMonths);
  const sumsBefore = before && sumBook(before);
  return { today, period, months: now, sums: sumBook(now), sumsBefore };
}

export default function SalesBookPage({ loaderData }: Route.ComponentProps) {
  const { today, period, months, sums, sumsBefore } = loaderData;
  return (
    <ReportPage
      exportTo={href("/admin/analytics/sales-book/export")}
      figures={figuresOf(sums, sumsBefore, [
        { of: "vatable", ...say.figures.vatable, format: money },
        { of: "vat", ...say.figures.vat, format: money },
        { of: "exempt", ...say.figures.exempt, format: money },
        { of: "total", ...say.figures.total, format: money },
      ])}
      period={period}
      title={say.title}
      today={today}
    >
      {months.length === 0 ? (
        <NothingInvoiced />
      ) : (
        <>
          <BookTable months={months} sums={sums} />
          <ElectronicInvoices query={writePeriod(period)} />
        </>
      )}
    </ReportPage>
  );
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

function ElectronicInvoices({ query }: { query: string }) {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-lg font-semibold">{say.json.title}</h2>
      <p className="measure text-ink-soft">{say.json.lead}</p>
      <form action={href("/admin/analytics/sales-book/json")} method="post">
        <input name="query" type="hidden" value={query} />
        <Button variant="secondary">{say.json.download}</Button>
      </form>
    </section>
  );
}

function NothingInvoiced() {
  return (
    <EmptyState
      action={
        <LinkButton to={href("/admin/invoices")} variant="secondary">
          {say.toInvoices}
        </LinkButton>
      }
      icon={<BookOpen />}
      title={say.none}
    >
      <p>{say.noneHint}</p>
    </EmptyState>
  );
}
