export const wellnessStaffMessages = {
  title: "Wellness entries",
  notShared: "The patient hasn’t shared wellness entries.",
  none: "The patient shares wellness entries but has none yet.",
  lead: "In the patient’s own words, newest first.",
} as const;
