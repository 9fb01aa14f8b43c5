export const RELEASE_HOLDS = "consultations.release-holds";
export const REMIND = "consultations.remind";
