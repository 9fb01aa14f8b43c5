import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { documentsOfInvoice } from "#app/selling/einvoices/queries/find-documents.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { findInvoice, notesOfInvoice, ordersOfInvoice } from "../../queries/find-invoice.server.ts";
import { creditState } from "../../rules/credit-state.ts";
import { invoiceMessages as say } from "../../texts/staff.ts";
import { causeName } from "../../views/cause-name.ts";

export async function loadInvoice(ctx: Ctx, invoiceId: string) {
  const invoice = orNotFound(await findInvoice(ctx.db, invoiceId));
  const [orders, notes, documents, history] = await Promise.all([
    ordersOfInvoice(ctx.db, invoice.id),
    notesOfInvoice(ctx.db, invoice.id),
    documentsOfInvoice(ctx.db, invoice.id),
    loadHistory(ctx, { type: "invoice", id: invoice.id }),
  ]);
  const credited = notes.reduce((sum, note) => sum + note.total, 0);
  const { facts } = say;
  const { seller, buyer } = invoice;
  return {
    id: invoice.id,
    number: invoice.number,
    state: creditState({ total: invoice.total, credited }),
    facts: [
      { label: facts.day, value: formatDate(invoice.day) },
      { label: facts.issued, value: formatDateTime(invoice.issuedAt) },
      { label: facts.registration, value: say.registrations[invoice.registration] },
      { label: facts.tin, value: seller.tin },
      ...(buyer ? [{ label: facts.buyer, value: [buyer.name, ...buyer.address].join("\n") }] : []),
    ],
    parts: [
      { label: facts.vatable, amount: money(invoice.vatable) },
      { label: facts.exempt, amount: money(invoice.exempt) },
      { label: facts.zeroRated, amount: money(invoice.zeroRated) },
      { label: facts.vat, amount: money(invoice.vat) },
      { label: facts.total, amount: money(invoice.total), total: true },
      { label: facts.credited, amount: money(credited) },
      { label: facts.left, amount: money(invoice.total - credited) },
    ],
    lines: invoice.lines.map(({ name, sku, quantity, amount }) => ({
      text: `${quantity} × ${name}`,
      sku,
      amount: money(amount),
    })),
    orders: orders.map(({ orderId, orderNumber, amount }) => ({
      orderId,
      orderNumber,
      amount: money(amount),
    })),
    notes: notes.map(({ id, number, cause, issuedAt, total }) => ({
      id,
      number,
      cause: say.causes[causeName(cause)],
      issued: formatDate(issuedAt),
      total: money(total),
    })),
    documents,
    history,
  };
}

export type LoadedInvoice = Awaited<ReturnType<typeof loadInvoice>>;

const money = (amount: number) => formatMoney(amount, { centavos: "always" });
