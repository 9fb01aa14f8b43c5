export const wellnessStaffMessages = {
  title: "Wellness entries",
  notShared: "The patient does not share wellness entries.",
  none: "The patient shares wellness entries, and there are none yet.",
  lead: "Shared by the patient, the newest first. They are the patient’s own words.",
} as const;
