import { USE_WITHIN_DAYS } from "../rules/storage-terms.ts";

/** Sentences that are true of every vial, so that a correction is made once. */
export const clinicianDecides =
  "Your clinician decides whether you use it at all, how much, how often and for how long. We give no dose of our own, no schedule and no mixing volume. A step that the assessment names comes from an approved label.";

export const noApprovedDose =
  "No approved dose exists, so we give none: no dose, no schedule and no mixing volume. Your clinician decides whether you use it at all.";

export const learnHandling =
  "Ask your clinician or pharmacist to show you how to prepare and inject it, and how to dispose of needles.";

export const unknownInteractions =
  "Not known: no one has studied it as an injection with other medicines. Show your clinician or pharmacist everything you take.";

export const arrivalCheck =
  "When the parcel arrives, check the seal, the lot number and the expiry date. If the pack is warm or damaged, tell us before you use anything.";

export const vialStorage =
  "Keep the vial at 2–8 °C. No approved label says how long it stays stable, so ask your pharmacist about light, travel and time out of the fridge.";

export const punctureLimit = `After the first puncture, discard it after ${USE_WITHIN_DAYS} days at the latest, or sooner if the maker says so. The same limit applies to bacteriostatic water; plain sterile water is for single use.`;

export const punctureLimitSource = "CDC, Questions about multi-dose vials (cdc.gov)";

export const emergency =
  "In an emergency, call 911 or go to the nearest emergency room, and do not take another dose.";
