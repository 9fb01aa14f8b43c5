import { CRISES } from "./flags-crisis.ts";
import { DOCTOR_FLAGS } from "./flags-doctor.ts";
import { BODY_EMERGENCIES } from "./flags-emergency.ts";
import { HARM_EMERGENCIES } from "./flags-harm.ts";
import type { Flag } from "./flag.ts";

/** Every sign, the gravest first. */
export const ALL_FLAGS: readonly Flag[] = [
  ...CRISES,
  ...BODY_EMERGENCIES,
  ...HARM_EMERGENCIES,
  ...DOCTOR_FLAGS,
];
