/** What somebody says of a vial. */
export const COMPLAINTS = ["not_bought_here", "looks_wrong"] as const;

export type Complaint = (typeof COMPLAINTS)[number];

/** How long a report is stored after staff dealt with it. */
export const STORED_DAYS = 365;
