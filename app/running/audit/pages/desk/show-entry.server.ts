import type { LogEntry } from "../../queries/read-log.server.ts";
import { isSignIn, nameSubject, sayDeed } from "../../views/show-entry.ts";
import { shownEntry, type ShownEntry } from "../../views/shown-entry.ts";
import { href } from "react-router";

/** Pages of records, for subjects whose id is part of the page's address. */
const PAGES: Record<string, (id: string) => string> = {
  order: (orderId) => href("/admin/orders/:orderId", { orderId }),
  return: (returnId) => href("/admin/returns/:returnId", { returnId }),
  invoice: (invoiceId) => href("/admin/invoices/:invoiceId", { invoiceId }),
  arrival: (arrivalId) => href("/admin/arrivals/:arrivalId", { arrivalId }),
  product: (productId) => href("/admin/products/:productId", { productId }),
  campaign: (campaignId) => href("/admin/email/campaigns/:campaignId", { campaignId }),
  automation: (automation) => href("/admin/email/automations/:automation", { automation }),
  discount: (discountId) => href("/admin/discounts/:discountId", { discountId }),
  supplier: (supplierId) => href("/admin/suppliers/:supplierId", { supplierId }),
  purchase_order: (orderId) => href("/admin/purchase-orders/:orderId", { orderId }),
  stocktake: (stocktakeId) => href("/admin/stocktakes/:stocktakeId", { stocktakeId }),
  lot: (lotId) => href("/admin/lots/:lotId", { lotId }),
  doctor: (doctorId) => href("/admin/doctors/:doctorId", { doctorId }),
  consultation_type: (slug) => href("/admin/consultation-types/:slug", { slug }),
  booking: (bookingId) => href("/admin/consultations/:bookingId", { bookingId }),
  review: (reviewId) => href("/admin/reviews/:reviewId", { reviewId }),
  ticket: (ticketId) => href("/admin/support/:ticketId", { ticketId }),
  saved_reply: (replyId) => href("/admin/support/replies/:replyId", { replyId }),
  vial_report: (reportId) => href("/admin/vial-reports/:reportId", { reportId }),
  delivery_area: (areaId) => href("/admin/settings/delivery/areas/:areaId", { areaId }),
  carrier: (carrierId) => href("/admin/settings/delivery/carriers/:carrierId", { carrierId }),
  payment_provider: (provider) => href("/admin/settings/payments/:provider", { provider }),
  payout_file: () => href("/admin/orders/reconciliation/payouts"),
  remittance: (fileId) => href("/admin/orders/remittances/files/:fileId", { fileId }),
  mail_wording: (kind) => href("/admin/email/templates/:kind", { kind }),
  article: (articleId) => href("/admin/content/articles/:articleId", { articleId }),
};

function subjectPage(type: string, id: string): string | undefined {
  return Object.hasOwn(PAGES, type) ? PAGES[type]?.(id) : undefined;
}

/** A sentence with the only change in it. */
const isTold =
  /^ (?:changed the .+ (?:from|to)|switched|(?:added|removed) the tag|gave .+ the role|took the role) /;

/** An entry of the whole log, with its record. */
export function showEntry(entry: LogEntry): ShownEntry {
  const shown = shownEntry(entry);
  const name =
    entry.subjectName ??
    (nameSubject(entry.before, entry.after) || nameSubject(null, entry.firstFields));
  const sentence = sayDeed({
    ...shown,
    isUser: entry.actorKind === "user" || entry.actorKind === "key",
    action: entry.action,
    name,
  });
  return {
    ...shown,
    who: isSignIn(entry.action, name) ? name : shown.who,
    name,
    sentence,
    changes: isTold.test(sentence.slice(shown.who.length)) ? [] : shown.changes,
    page: entry.isGone ? undefined : subjectPage(entry.subjectType, entry.subjectId),
  };
}
