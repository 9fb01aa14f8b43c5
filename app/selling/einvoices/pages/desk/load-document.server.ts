import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { textsOf } from "#app/lib/form-field.ts";
import { formatMoney } from "#app/lib/money.ts";
import { may } from "#app/platform/access/may.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { documentsOfInvoice, findDocument } from "../../queries/find-documents.server.ts";
import { isAsSigned } from "../../queries/signing-keys.server.ts";
import type { Payload } from "../../rules/map-document.ts";
import { correctionOf } from "../../rules/correct-payload.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import { correctionFields } from "./correction-fields.ts";

export async function loadDocument(ctx: Ctx, documentId: string) {
  const found = orNotFound(await findDocument(ctx.db, documentId));
  const { id, invoiceId, number, state, says, payload, dueAt, sentAt, endedAt } = found;
  const [isIntact, { receiver }, versions] = await Promise.all([
    isAsSigned(found.jws, found.publicJwk),
    readConnection(ctx),
    documentsOfInvoice(ctx.db, invoiceId),
  ]);
  const { facts } = say;
  const mayWrite = may(ctx.actor, "orders:refund");
  return {
    id,
    invoiceId,
    number,
    state,
    says,
    mayDownload: may(ctx.actor, "reports:read"),
    mayCorrect: mayWrite && state === "rejected",
    mayRecord: mayWrite && state !== "corrected" && receiver === null,
    values: textsOf(correctionFields, correctionOf(payload)),
    others: versions.filter((version) => version.id !== id),
    facts: [
      { label: facts.taxClass, value: say.classes[found.taxClass] },
      { label: facts.day, value: formatDate(found.day) },
      { label: facts.total, value: formatMoney(found.total, { centavos: "always" }) },
      { label: facts.due, value: formatDate(new Date(dueAt.getTime() - 1)) },
      ...(sentAt ? [{ label: facts.sent, value: formatDateTime(sentAt) }] : []),
      ...(endedAt ? [{ label: facts.ended, value: formatDateTime(endedAt) }] : []),
      { label: facts.uniqueId, value: found.uniqueId },
      { label: facts.revision, value: String(found.revision) },
      { label: facts.signature, value: isIntact ? say.intact : say.broken },
    ],
    parties: [
      { label: say.seller, value: partyOf(payload.SellerInfo) },
      { label: say.buyer, value: partyOf(payload.BuyerInfo) },
    ],
    items: sumsOf(payload),
  };
}

/** The amounts of a document in pesos, from its items to its total. */
function sumsOf({
  ItemList,
  Discount,
  OtherTaxRev,
  OtherNonTaxCharge,
  VATAmt,
  NetAmtPay,
}: Payload) {
  const row = (label: string, pesos: number) => ({
    label,
    amount: formatMoney(Math.round(pesos * 100), { centavos: "always" }),
  });
  const { sums } = say;
  const parts: [string, number][] = [
    [sums.law, -(Discount.ScAmt + Discount.PwdAmt)],
    [sums.charges, OtherTaxRev + OtherNonTaxCharge],
    [sums.vat, VATAmt],
  ];
  return [
    ...ItemList.map(({ Nm, Qty, NetSales }) => row(`${Qty} × ${Nm}`, NetSales)),
    ...parts.filter(([, pesos]) => pesos !== 0).map(([label, pesos]) => row(label, pesos)),
    { ...row(say.facts.total, NetAmtPay), total: true },
  ];
}

type Party = { RegNm: string; RegAddr: string; Tin: string };

const partyOf = ({ RegNm, RegAddr, Tin }: Party): string =>
  [RegNm, RegAddr, Tin === "000000000" ? "" : `TIN ${Tin}`].filter(Boolean).join("\n");
