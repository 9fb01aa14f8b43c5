import { explorer } from "../explorer/explorer.ts";
import { badLink } from "../faults/bad-link.ts";
import { browseLoad } from "../faults/browse-load.ts";
import { greedyClient } from "../faults/greedy-client.ts";
import { callbacksShuffled } from "../faults/callbacks-shuffled.ts";
import { checkoutLoad } from "../faults/checkout-load.ts";
import { commitUnknown } from "../faults/commit-unknown.ts";
import { databaseHangs } from "../faults/database-hangs.ts";
import { databaseStops } from "../faults/database-stops.ts";
import { deployments } from "../faults/deployments.ts";
import { everyStatement } from "../faults/every-statement.ts";
import { fullDisk } from "../faults/full-disk.ts";
import { gatewayMisbehaves } from "../faults/gateway-misbehaves.ts";
import { hundredUnits } from "../faults/hundred-units.ts";
import { kills } from "../faults/kills.ts";
import { lastUnit } from "../faults/last-unit.ts";
import { lastUse } from "../faults/last-use.ts";
import { lostMachine } from "../faults/lost-machine.ts";
import { lostWorker } from "../faults/lost-worker.ts";
import { mailServerDown } from "../faults/mail-server-down.ts";
import { newerPostgres } from "../faults/newer-postgres.ts";
import { oneFolder } from "../faults/one-folder.ts";
import { powerCuts } from "../faults/power-cuts.ts";
import { providersForged } from "../faults/providers-forged.ts";
import { providersMismatched } from "../faults/providers-mismatched.ts";
import { providersRace } from "../faults/providers-race.ts";
import { providersShuffled } from "../faults/providers-shuffled.ts";
import { returnRacesCallback } from "../faults/return-races-callback.ts";
import { sameKey } from "../faults/same-key.ts";
import { scarceStock } from "../faults/scarce-stock.ts";
import { severalProcesses } from "../faults/several-processes.ts";
import { audit } from "./audit.ts";
import { everyTest } from "./every-test.ts";
import { releaseAlone } from "./release.ts";
import { hostileInput } from "./hostile-input.ts";
import { schedules, shopModel } from "./in-process.ts";
import { everyMutant } from "./mutants.ts";
import type { Scenario } from "./scenario.ts";

/** All that `npm run proof` runs, in this order, and what it runs by name only. */
export const scenarios: readonly Scenario[] = [
  audit,
  everyTest,
  everyMutant,
  schedules,
  shopModel,
  explorer,
  lastUnit,
  hundredUnits,
  scarceStock,
  lastUse,
  sameKey,
  checkoutLoad,
  browseLoad,
  greedyClient,
  severalProcesses,
  lostWorker,
  databaseStops,
  databaseHangs,
  badLink,
  commitUnknown,
  everyStatement,
  kills,
  powerCuts,
  lostMachine,
  fullDisk,
  oneFolder,
  newerPostgres,
  deployments,
  gatewayMisbehaves,
  mailServerDown,
  returnRacesCallback,
  callbacksShuffled,
  providersShuffled,
  providersRace,
  providersForged,
  providersMismatched,
  hostileInput,
  releaseAlone,
];
