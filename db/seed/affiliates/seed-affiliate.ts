import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { addAffiliate } from "#app/reach/affiliates/commands/add-affiliate.server.ts";
import { changeCode } from "#app/reach/affiliates/commands/change-code.server.ts";
import { joinProgramme } from "#app/reach/affiliates/commands/join-programme.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { DEMO_CODE } from "./demo-code.ts";

/**
 * Adds an affiliate who is paid by GCash, and an account that will ask to become one. Runs before
 * the orders.
 */
export async function seedAffiliate(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const then = { ...system, now: addDays(system.now, -98) };
  const email = "affiliate@demo.test";
  const reason = "Writes a wellness newsletter (demo)";
  const { id: affiliateId } = done(await addAffiliate(then, { email, reason }));
  const [account] = await system.db.select().from(user).where(eq(user.email, email));
  if (!account) throw new Error("the demo affiliate has no account");
  const actor = { kind: "user", userId: account.id, email, roles: [] } as const;
  const own = { ...then, actor, now: addDays(system.now, -97) };
  done(await joinProgramme(own, { termsVersion: 1 }));
  done(await changeCode(then, { affiliateId, version: 1, code: DEMO_CODE }));
  const holder = "Ana Affiliate (demo)";
  done(await savePayoutDetails(own, { method: "gcash", holder, number: "09170000009", bank: "" }));
  await createAccount(then, {
    email: "bianca@demo.test",
    // A random password: this account is never used to sign in.
    password: `${system.ids.newId()}-9`,
    firstName: "Bianca",
    lastName: "Bautista",
    isDemo: true,
  });
}
