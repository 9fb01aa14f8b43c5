export const REMIND = "consultations.remind";
