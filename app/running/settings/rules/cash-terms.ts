/** Which buyers can pay cash for goods that must stay cold. */
export const COLD_CASH = ["never", "proven", "proven_or_near", "everybody"] as const;
export type ColdCash = (typeof COLD_CASH)[number];
