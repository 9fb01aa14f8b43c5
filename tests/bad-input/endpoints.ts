import type { Endpoints } from "./call.ts";
import { affiliatePayoutPages } from "./endpoints/affiliate-payouts.ts";
import { affiliates } from "./endpoints/affiliates.ts";
import { accounts } from "./endpoints/accounts.ts";
import { profile } from "./endpoints/profile.ts";
import { agents } from "./endpoints/agents.ts";
import { addresses } from "./endpoints/addresses.ts";
import { ownData } from "./endpoints/own-data.ts";
import { emailChange } from "./endpoints/email-change.ts";
import { assistant } from "./endpoints/assistant.ts";
import { arrivals } from "./endpoints/arrivals.ts";
import { assessments } from "./endpoints/assessments.ts";
import { concessions } from "./endpoints/concessions.ts";
import { credit } from "./endpoints/credit.ts";
import { giftCards } from "./endpoints/gift-cards.ts";
import { consultations } from "./endpoints/consultations.ts";
import { backOffice } from "./endpoints/back-office.ts";
import { api } from "./endpoints/api.ts";
import { paymentProvidersPages } from "./endpoints/payment-providers.ts";
import { reconciliation } from "./endpoints/reconciliation.ts";
import { remittances } from "./endpoints/remittances.ts";
import { highlevel } from "./endpoints/highlevel.ts";
import { webhooks } from "./endpoints/webhooks.ts";
import { backups } from "./endpoints/backups.ts";
import { bookings } from "./endpoints/bookings.ts";
import { ownConsultations } from "./endpoints/own-consultations.ts";
import { campaigns } from "./endpoints/campaigns.ts";
import { mailCampaigns } from "./endpoints/mail-campaigns.ts";
import { changes } from "./endpoints/changes.ts";
import { couriers } from "./endpoints/couriers.ts";
import { customers } from "./endpoints/customers.ts";
import { segments } from "./endpoints/segments.ts";
import { catalog } from "./endpoints/catalog.ts";
import { dosing } from "./endpoints/dosing.ts";
import { wellness } from "./endpoints/wellness.ts";
import { clearance } from "./endpoints/clearance.ts";
import { content } from "./endpoints/content.ts";
import { delivery } from "./endpoints/delivery.ts";
import { discounts } from "./endpoints/discounts.ts";
import { plannedPrices } from "./endpoints/planned-prices.ts";
import { productVariants } from "./endpoints/product-variants.ts";
import { products } from "./endpoints/products.ts";
import { moving } from "./endpoints/moving.ts";
import { imports } from "./endpoints/imports.ts";
import { lists } from "./endpoints/lists.ts";
import { automations } from "./endpoints/automations.ts";
import { mails } from "./endpoints/mails.ts";
import { messages } from "./endpoints/messages.ts";
import { lots } from "./endpoints/lots.ts";
import { packing } from "./endpoints/packing.ts";
import { invoices } from "./endpoints/invoices.ts";
import { payments } from "./endpoints/payments.ts";
import { purchasing } from "./endpoints/purchasing.ts";
import { pictures } from "./endpoints/pictures.ts";
import { recalls } from "./endpoints/recalls.ts";
import { reports } from "./endpoints/reports.ts";
import { returns } from "./endpoints/returns.ts";
import { reviews } from "./endpoints/reviews.ts";
import { security } from "./endpoints/security.ts";
import { stock } from "./endpoints/stock.ts";
import { purchaseDrafts } from "./endpoints/purchase-drafts.ts";
import { stocktakes } from "./endpoints/stocktakes.ts";
import { storefront } from "./endpoints/storefront.ts";
import { orderListEndpoints } from "./endpoints/order-list.ts";
import { staffOrders } from "./endpoints/staff-orders.ts";
import { staff } from "./endpoints/staff.ts";
import { support } from "./endpoints/support.ts";
import { instructions } from "./endpoints/instructions.ts";
import { refills } from "./endpoints/refills.ts";
import { therapy } from "./endpoints/therapy.ts";
import { timeline } from "./endpoints/timeline.ts";
import { vials } from "./endpoints/vials.ts";

/** How each endpoint of the shop is used. One that has no row here does not compile. */
export const endpoints: Endpoints = {
  ...stock,
  ...agents,
  ...purchaseDrafts,
  ...stocktakes,
  ...storefront,
  ...changes,
  ...couriers,
  ...assessments,
  ...assistant,
  ...dosing,
  ...wellness,
  ...affiliates,
  ...affiliatePayoutPages,
  ...clearance,
  ...concessions,
  ...credit,
  ...giftCards,
  ...therapy,
  ...refills,
  ...instructions,
  ...timeline,
  ...accounts,
  ...profile,
  ...addresses,
  ...ownData,
  ...emailChange,
  ...backOffice,
  ...staffOrders,
  ...orderListEndpoints,
  ...reports,
  ...returns,
  ...invoices,
  ...arrivals,
  ...reviews,
  ...backups,
  ...customers,
  ...segments,
  ...consultations,
  ...catalog,
  ...bookings,
  ...ownConsultations,
  ...content,
  ...delivery,
  ...discounts,
  ...products,
  ...imports,
  ...moving,
  ...lists,
  ...plannedPrices,
  ...productVariants,
  ...lots,
  ...mails,
  ...automations,
  ...packing,
  ...recalls,
  ...payments,
  ...pictures,
  ...purchasing,
  ...security,
  ...staff,
  ...support,
  ...vials,
  ...campaigns,
  ...mailCampaigns,
  ...api,
  ...webhooks,
  ...paymentProvidersPages,
  ...reconciliation,
  ...remittances,
  ...highlevel,
  ...messages,
};
