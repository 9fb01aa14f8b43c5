import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Picture } from "#app/platform/files/read-picture.server.ts";
import { printPdf } from "#app/platform/print/print-pdf.server.ts";
import { withLogo } from "#app/platform/print/with-logo.ts";
import { printStatement } from "../views/print-statement.ts";
import { showLedgerRow } from "../views/show-ledger.ts";
import { ledgerOf, type LedgerRow } from "./ledger.server.ts";
import { findLine } from "./payouts.server.ts";

/** More rows than an affiliate has between two payouts. */
const MOST = 10_000;

/** The statement of a line of a confirmed payout, with the ledger since the payout before. */
export async function statementOf(db: Db, lineId: string, affiliateId?: string) {
  const line = await findLine(db, lineId);
  if (!line || line.state === "planned") return undefined;
  if (affiliateId !== undefined && line.affiliateId !== affiliateId) return undefined;
  const [rows, settings] = await Promise.all([
    ledgerOf(db, line.affiliateId, { limit: MOST }),
    loadSettings(db),
  ]);
  const at = line.payout.confirmedAt ?? line.payout.draftedAt;
  const ledger = between(rows.toReversed(), lineId);
  const name = `${line.payout.number}-${line.code}`;
  const print = (logo: Picture | undefined) =>
    printPdf(withLogo(printStatement(line, ledger, settings), logo), at);
  return { name, print };
}

/** The rows after the previous payout, up to and including this one, oldest first. */
function between(rows: readonly LedgerRow[], lineId: string) {
  const end = rows.findIndex((row) => row.lineId === lineId && row.kind === "paid_out");
  const start = rows.slice(0, end).findLastIndex(({ kind }) => kind === "paid_out") + 1;
  const own = rows.slice(start, end + 1);
  return {
    before: rows[start - 1]?.balance ?? 0,
    rows: own.map(showLedgerRow),
    after: rows[end]?.balance ?? 0,
  };
}
