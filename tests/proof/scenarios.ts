import { callbacksShuffled } from "../faults/callbacks-shuffled.ts";
import { commitUnknown } from "../faults/commit-unknown.ts";
import { databaseStops } from "../faults/database-stops.ts";
import { gatewayMisbehaves } from "../faults/gateway-misbehaves.ts";
import { kills } from "../faults/kills.ts";
import { mailServerDown } from "../faults/mail-server-down.ts";
import { returnRacesCallback } from "../faults/return-races-callback.ts";
import type { Scenario } from "./scenario.ts";

/** All that `npm run proof` runs, in this order. */
export const scenarios: readonly Scenario[] = [
  databaseStops,
  commitUnknown,
  kills,
  gatewayMisbehaves,
  mailServerDown,
  returnRacesCallback,
  callbacksShuffled,
];
