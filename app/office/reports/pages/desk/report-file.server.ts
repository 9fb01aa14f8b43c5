import type { RouterContextProvider } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { readPeriod, type Days } from "#app/lib/report/period.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";

type FileRequest = { request: Request; context: Readonly<RouterContextProvider> };

type ReportFile = {
  name: string;
  head: CsvRow;
  rows: (db: Db, days: Days) => Promise<CsvRow[]>;
};

export async function reportFile({ request, context }: FileRequest, file: ReportFile) {
  const { ctx } = context.get(requestContext);
  const { query } = await readFormTexts(request);
  const { days } = readPeriod(new URLSearchParams(query), shopDay(ctx.now));
  const rows = await file.rows(ctx.db, days);
  const name = `${file.name}-${days.from}-to-${days.to}`;
  return csvAnswer({ name, head: file.head, parts: inOnePart(rows) });
}

/** An amount as spreadsheets add it up. */
export const inPesos = (amount: number) => Number(toDecimal(amount));

async function* inOnePart(rows: readonly CsvRow[]) {
  yield rows;
}
