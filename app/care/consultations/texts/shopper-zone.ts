export const zoneMessages = {
  title: "Your time zone",
  lead: "Consultations run on Manila time. If you’re elsewhere, we also show your own time on pages, in emails and in the calendar file.",
  label: "Time zone",
  none: "Manila time only",
  save: "Save time zone",
  saved: "Your time zone is saved.",
  unknown: "Choose a time zone from the list.",
  choose: "Choose your time zone",
  yours: (when: string, zone: string) => `${when}, your time (${zone})`,
  short: (clock: string) => `${clock} your time`,
  ofMail: (zone: string) => `Your time (${zone})`,
} as const;
