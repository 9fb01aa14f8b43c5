import { auditPages } from "#app/running/audit/pages.ts";
import { settingsPages } from "#app/running/settings/pages.ts";
import { mailingPages } from "#app/running/mailing/pages.ts";
import { securityPages } from "#app/running/security/pages.ts";
import { staffPages } from "#app/running/staff/pages.ts";
import { backupsPages } from "#app/running/backups/pages.ts";
import { contentPages } from "#app/running/content/pages.ts";
import { placesPages } from "#app/running/places/pages.ts";
import { visitsPages } from "#app/running/visits/pages.ts";
import { catalogPages } from "#app/goods/catalog/pages.ts";
import { lotsPages } from "#app/goods/lots/pages.ts";
import { deliveryPages } from "#app/goods/delivery/pages.ts";
import { purchasingPages } from "#app/goods/purchasing/pages.ts";
import { customersPages } from "#app/people/customers/pages.ts";
import { clearancePages } from "#app/selling/clearance/pages.ts";
import { concessionsPages } from "#app/selling/concessions/pages.ts";
import { discountsPages } from "#app/selling/discounts/pages.ts";
import { creditPages } from "#app/selling/credit/pages.ts";
import { cartPages } from "#app/selling/cart/pages.ts";
import { ordersPages } from "#app/selling/orders/pages.ts";
import { paymentsPages } from "#app/selling/payments/pages.ts";
import { giftCardsPages } from "#app/selling/giftcards/pages.ts";
import { eInvoicesPages } from "#app/selling/einvoices/pages.ts";
import { invoicesPages } from "#app/selling/invoices/pages.ts";
import { checkoutPages } from "#app/selling/checkout/pages.ts";
import { stockPages } from "#app/fulfilment/stock/pages.ts";
import { recallsPages } from "#app/fulfilment/recalls/pages.ts";
import { returnsPages } from "#app/fulfilment/returns/pages.ts";
import { couriersPages } from "#app/fulfilment/couriers/pages.ts";
import { arrivalsPages } from "#app/fulfilment/arrivals/pages.ts";
import { guaranteePages } from "#app/fulfilment/guarantee/pages.ts";
import { packingPages } from "#app/fulfilment/packing/pages.ts";
import { vialsPages } from "#app/fulfilment/vials/pages.ts";
import { remittancesPages } from "#app/fulfilment/remittances/pages.ts";
import { assessmentsPages } from "#app/care/assessments/pages.ts";
import { dosingPages } from "#app/care/dosing/pages.ts";
import { wellnessPages } from "#app/care/wellness/pages.ts";
import { consultationsPages } from "#app/care/consultations/pages.ts";
import { assistantPages } from "#app/care/assistant/pages.ts";
import { therapyPages } from "#app/care/therapy/pages.ts";
import { segmentsPages } from "#app/reach/segments/pages.ts";
import { affiliatesPages } from "#app/reach/affiliates/pages.ts";
import { reviewsPages } from "#app/reach/reviews/pages.ts";
import { supportPages } from "#app/reach/support/pages.ts";
import { campaignsPages } from "#app/reach/campaigns/pages.ts";
import { movingPages } from "#app/office/moving/pages.ts";
import { erasurePages } from "#app/office/erasure/pages.ts";
import { reportsPages } from "#app/office/reports/pages.ts";
import { agentPages } from "#app/office/agents/pages.ts";
import { feedPages } from "#app/office/feeds/pages.ts";
import { apiPages } from "#app/office/api/pages.ts";
import { webhooksPages } from "#app/office/webhooks/pages.ts";
import { highlevelPages } from "#app/office/highlevel/pages.ts";
import { messagesPages } from "#app/running/messages/pages.ts";
import { deskPages } from "./desk/pages.ts";
import { portalPages } from "./portal/pages.ts";
import { storefrontPages } from "./storefront/pages.ts";

/** Every page and endpoint of the shop, by address. */
export const allPages = {
  ...auditPages,
  ...settingsPages,
  ...mailingPages,
  ...securityPages,
  ...staffPages,
  ...backupsPages,
  ...contentPages,
  ...placesPages,
  ...visitsPages,
  ...catalogPages,
  ...lotsPages,
  ...deliveryPages,
  ...purchasingPages,
  ...customersPages,
  ...clearancePages,
  ...concessionsPages,
  ...discountsPages,
  ...creditPages,
  ...cartPages,
  ...ordersPages,
  ...paymentsPages,
  ...giftCardsPages,
  ...eInvoicesPages,
  ...invoicesPages,
  ...checkoutPages,
  ...stockPages,
  ...recallsPages,
  ...returnsPages,
  ...couriersPages,
  ...arrivalsPages,
  ...guaranteePages,
  ...packingPages,
  ...vialsPages,
  ...remittancesPages,
  ...assessmentsPages,
  ...dosingPages,
  ...wellnessPages,
  ...consultationsPages,
  ...assistantPages,
  ...therapyPages,
  ...segmentsPages,
  ...affiliatesPages,
  ...reviewsPages,
  ...supportPages,
  ...campaignsPages,
  ...erasurePages,
  ...movingPages,
  ...reportsPages,
  ...agentPages,
  ...feedPages,
  ...apiPages,
  ...webhooksPages,
  ...highlevelPages,
  ...messagesPages,
  ...deskPages,
  ...portalPages,
  ...storefrontPages,
};
