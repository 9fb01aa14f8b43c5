import { addDays } from "#app/lib/dates.ts";
import type { Services } from "#app/server/services.server.ts";
import { seedAssessments } from "../assessments/seed-assessments.ts";
import { seedBankAccount } from "../bank-account.ts";
import { seedAccounts } from "../people/accounts.ts";
import { seedCatalog } from "../catalog/seed-catalog.ts";
import { seedDiscounts } from "../discounts/seed-discounts.ts";
import { seedOrders } from "../orders/seed-orders.ts";
import { seedDoctors } from "../consultations/seed-doctors.ts";
import { seedLots } from "../lots/seed-lots.ts";
import { seedReviews } from "../reviews/seed-reviews.ts";
import { seedContact } from "../support/seed-contact.ts";
import { seedTickets } from "../support/seed-tickets.ts";
import { WorldRefused } from "../world-refused.ts";
import { seedEmptyShop } from "./empty-shop.ts";

/** A shop in its second month: the full catalogue, two codes, two accounts, orders in several states. */
export async function seedDemoShop(services: Services): Promise<void> {
  if (!services.env.demo) {
    throw new WorldRefused(
      "The demo shop has public passwords and simulated payments, so it needs demo mode: DEMO=on.",
    );
  }
  await seedEmptyShop(services, addDays(new Date(), -60));
  await seedCatalog(services);
  await seedDiscounts(services);
  await seedAccounts(services);
  await seedBankAccount(services);
  await seedContact(services);
  await seedOrders(services);
  await seedReviews(services);
  await seedAssessments(services);
  await seedLots(services);
  await seedDoctors(services);
  await seedTickets(services);
}
