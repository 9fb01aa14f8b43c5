export const COMPLAINTS = ["not_bought_here", "looks_wrong"] as const;

export type Complaint = (typeof COMPLAINTS)[number];

/** Days that a report is kept after staff settled it. */
export const STORED_DAYS = 365;
