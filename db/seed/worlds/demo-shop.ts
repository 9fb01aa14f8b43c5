import { addDays } from "#app/lib/dates.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { seedAffiliate } from "../affiliates/seed-affiliate.ts";
import { seedCommissions } from "../affiliates/seed-commissions.ts";
import { seedCampaigns } from "../campaigns/seed-campaigns.ts";
import { seedAssessments } from "../assessments/seed-assessments.ts";
import { seedClaims } from "../claims/seed-claims.ts";
import { seedClearance } from "../clearance/seed-clearance.ts";
import { seedCatalog } from "../catalog/seed-catalog.ts";
import { seedCustomers } from "../customers/seed-customers.ts";
import { seedGiftCards } from "../customers/seed-gift-cards.ts";
import { seedDiscounts } from "../discounts/seed-discounts.ts";
import { seedHistory, seedPastStock } from "../history/seed-history.ts";
import { seedOrders } from "../orders/seed-orders.ts";
import { seedRemittance } from "../orders/seed-remittance.ts";
import { seedDoctors, seedFees, seedWaitlist } from "../consultations/seed-doctors.ts";
import { seedApiKeys } from "../integrations/seed-api-keys.ts";
import { seedTexts } from "../integrations/seed-texts.ts";
import { seedWebhooks } from "../integrations/seed-webhooks.ts";
import { seedLots } from "../lots/seed-lots.ts";
import { seedPurchasing } from "../purchasing/seed-purchasing.ts";
import { seedArrivals } from "../returns/seed-arrivals.ts";
import { seedReturns } from "../returns/seed-returns.ts";
import { seedReviews } from "../reviews/seed-reviews.ts";
import { seedSavedReplies } from "../support/seed-saved-replies.ts";
import { seedTickets } from "../support/seed-tickets.ts";
import { seedCourse } from "../therapy/seed-course.ts";
import { seedVials } from "../vials/seed-vials.ts";
import { seedWellness } from "../wellness/seed-wellness.ts";
import { WorldRefused } from "../world-refused.ts";
import { seedEmptyShop } from "./empty-shop.ts";
import { countDemand } from "#app/goods/catalog/commands/count-demand.server.ts";
import { grantRole } from "#app/running/staff/commands/grant-role.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { DEMO_ACCOUNTS } from "../demo-accounts.ts";
import { done } from "../done.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";

/**
 * A shop in its fourth month: the full catalogue, two codes, four accounts, 90 days of orders, and
 * ten orders in several states.
 */
export async function seedDemoShop(services: Services): Promise<void> {
  if (!services.env.demo) {
    throw new WorldRefused(
      "The demo shop has public passwords and simulated payments, so it needs demo mode: DEMO=on.",
    );
  }
  const openedAt = addDays(new Date(), -100);
  await seedEmptyShop(services, openedAt);
  await seedCatalog(services, openedAt);
  await seedDiscounts(services);
  await seedAccounts(services);
  await seedContact(services);
  await seedAffiliate(services);
  if (services.env.demoPast) await seedPastStock(services);
  await seedLots(services);
  await seedClaims(services);
  await seedVials(services);
  if (services.env.demoPast) await seedHistory(services);
  await seedOrders(services);
  await seedRemittance(services);
  await seedCommissions(services);
  await seedCustomers(services);
  await seedGiftCards(services);
  await seedReviews(services);
  await seedReturns(services);
  await seedArrivals(services);
  const assessmentId = await seedAssessments(services);
  await seedWellness(services);
  await seedClearance(services, assessmentId);
  await seedCourse(services);
  await seedPurchasing(services);
  await seedDoctors(services);
  await seedFees(services);
  await seedWaitlist(services);
  await seedTickets(services);
  await seedSavedReplies(services);
  await seedCampaigns(services);
  await seedTexts(services);
  await seedApiKeys(services);
  await seedWebhooks(services);
  await countDemand(systemContext(services, "seed"));
}

async function seedAccounts(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const account of DEMO_ACCOUNTS) {
    const { userId } = await createAccount(ctx, { ...account, isDemo: true });
    done(await grantRole(ctx, { userId, role: account.role }));
  }
}

/** Obviously fictional contact details and payment accounts for the demo shop. */
async function seedContact(services: Services): Promise<void> {
  done(
    await saveSettings(systemContext(services, "seed"), {
      business_name: "Tala Trading (demo)",
      business_address: "1 Sample Street, Lahug\nCebu City 6000",
      registration_number: "DTI 0000000 (demo)",
      pharmacist: "Ana Villanueva, RPh (demo)",
      privacy_contact: "Paolo Cruz (demo)",
      privacy_email: "privacy@demo.test",
      contact_email: "help@demo.test",
      // Buyers' mails are visible in the demo mailbox.
      new_order_mails: "off",
      gift_cards: "true",
      guarantee_recall: "credit",
      guarantee_warm: "credit",
      guarantee_late: "credit",
      phone_number: "+63 2 0000 0000",
      bank_name: "Demo Bank (not a real bank)",
      bank_account_name: "Project: Me (demo)",
      bank_account_number: "0000 0000 0000",
      bank_instructions: "This is a demo shop. Don’t transfer money. Send any picture as proof.",
    }),
  );
}
