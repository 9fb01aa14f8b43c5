/**
 * How long a conversation is kept that no one has to look at. For an hour after its expiry it can
 * tell a returning browser that it expired. Then it is deleted.
 */
export const KEPT_MINUTES = 65;

/** How long an unanswered question is kept after it was last asked or settled. */
export const QUESTION_DAYS = 90;
