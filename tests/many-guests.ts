import { liftReservationLimits } from "#app/selling/checkout/factories.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { systemActor } from "#app/platform/access/actor.ts";
import { systemIds } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { testSealers } from "./sealers.ts";

const ctxOf = (db: Db) => ({
  db,
  actor: systemActor("test"),
  now: new Date(),
  ids: systemIds,
  sealers: testSealers,
});

/** All guests of a test's shop come from one address, where a real shop's come from many. */
export async function guestsFromOneAddress(db: Db): Promise<void> {
  await saveSettings(ctxOf(db), {
    guest_reserved_units_per_address: "9999",
    guest_online_units_per_address: "9999",
    new_customer_units_per_address: "9999",
  });
}

/** One guest who orders over and over, or a crowd that does, where the limits are not of interest. */
export async function noReservationLimits(db: Db): Promise<void> {
  await liftReservationLimits(ctxOf(db));
}
