/** From whom cash is taken for goods that have to stay cold. */
export const COLD_CASH = ["never", "proven", "proven_or_near", "everybody"] as const;
export type ColdCash = (typeof COLD_CASH)[number];
