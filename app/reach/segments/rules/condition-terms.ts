/** In characters. */
export const LONGEST_NAME = 60;
export const MOST_AMOUNT = 1_000_000_000;
export const MOST_ORDERS = 10_000;
/** Ten years. */
export const MOST_DAYS = 3_650;

export const LAST_ORDERS = ["within", "before", "never"] as const;
export const YES_OR_NO = ["yes", "no"] as const;
export const ACCOUNTS = ["with", "without"] as const;
export const TIERS = ["vip", "loyal", "active", "lead", "staff"] as const;
