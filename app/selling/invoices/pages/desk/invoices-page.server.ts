import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { invoicesFor, type InvoiceRow } from "../../queries/list-invoices.server.ts";
import { creditState } from "../../rules/credit-state.ts";
import { readTaxTerms } from "../../rules/tax-terms.ts";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { invoiceList } from "../../views/invoice-list.ts";

/** Explains an empty list if the shop makes no invoices. */
export async function showInvoices(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const [{ list, rows }, settings] = await Promise.all([
    loadList(asked, invoiceList, (query) => invoicesFor(db, query)),
    loadSettings(db),
  ]);
  const { makes, missing } = readTaxTerms(settings);
  const lacking = missing.map((term) => say.missing[term]).join(", ");
  const waits = makes ? (lacking === "" ? undefined : say.incomplete(lacking)) : say.off;
  return {
    list,
    waits,
    mayExport: may(actor, "reports:read"),
    maySet: may(actor, "settings:read"),
    rows: rows.map(showRow),
  };
}

export type ShownInvoice = ReturnType<typeof showRow>;

function showRow({ id, number, day, kind, buyer, orderCount, total, credited }: InvoiceRow) {
  return {
    id,
    number,
    day: formatDate(day),
    of: kind === "day" ? say.ofDay(orderCount) : (buyer?.orderNumber ?? ""),
    total: money(total),
    credited: credited > 0 ? money(credited) : "",
    state: creditState({ total, credited }),
  };
}

const money = (amount: number) => formatMoney(amount, { centavos: "always" });
