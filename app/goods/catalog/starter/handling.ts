import { USE_WITHIN_DAYS } from "../rules/storage-terms.ts";

/** Sentences that are true of every vial, so that a correction is made once. */
export const clinicianDecides =
  "Your clinician decides whether you use it, how much, how often and for how long. We give no dose, schedule or mixing volume of our own. Any step shown in the assessment comes from an approved label.";

export const noApprovedDose =
  "There is no approved dose, so we give no dose, schedule or mixing volume. Your clinician decides whether you should use it at all.";

export const learnHandling =
  "Ask your clinician or pharmacist to show you how to prepare and inject it, and how to dispose of needles.";

export const unknownInteractions =
  "Unknown: its use as an injection with other medicines has not been studied. Show your clinician or pharmacist everything you take.";

export const arrivalCheck =
  "When the parcel arrives, check the seal, the batch number and the expiry date. If the pack is warm or damaged, tell us before you use anything.";

export const vialStorage =
  "Keep the vial at 2–8 °C. No approved label says how long it stays stable, so ask your pharmacist about light, travel and time out of the fridge.";

export const punctureLimit = `After the first puncture, discard it within ${USE_WITHIN_DAYS} days, or sooner if the manufacturer says so. The same limit applies to bacteriostatic water. Plain sterile water is for single use only.`;

export const punctureLimitSource = "CDC, Questions about multi-dose vials (cdc.gov)";

/** The FDA found no link to suicidal thoughts, but the crisis line stays for anyone who needs it. */
export const mood =
  "In January 2026, the US FDA asked for the warning of suicidal thoughts to be removed from this label, because its review found no increased risk. If you feel very low for any reason, call the crisis line at 1553, day or night.";

export const suicideWarningSource =
  "US FDA, Removal of the suicidal thoughts warning from GLP-1 labels, Jan 13, 2026 (fda.gov)";

export const emergency =
  "In an emergency, call 911 or go to the nearest emergency room, and do not take another dose.";
