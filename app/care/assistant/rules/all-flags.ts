import { CRISES } from "./flags-crisis.ts";
import { DESPAIR_HINTS } from "./flags-despair.ts";
import { DOCTOR_FLAGS } from "./flags-doctor.ts";
import { BODY_EMERGENCIES } from "./flags-emergency.ts";
import { FAREWELL_HINTS } from "./flags-farewell.ts";
import { HARM_EMERGENCIES } from "./flags-harm.ts";
import { INJURY_EMERGENCIES } from "./flags-injury.ts";
import { MEANS_HINTS } from "./flags-means.ts";
import type { Flag } from "./flag.ts";

/** Every sign, the gravest first. */
export const ALL_FLAGS: readonly Flag[] = [
  ...CRISES,
  ...FAREWELL_HINTS,
  ...DESPAIR_HINTS,
  ...MEANS_HINTS,
  ...BODY_EMERGENCIES,
  ...HARM_EMERGENCIES,
  ...INJURY_EMERGENCIES,
  ...DOCTOR_FLAGS,
];
