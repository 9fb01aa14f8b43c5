/**
 * How long a conversation is stored that nobody has to look at: an hour after it expired it still
 * says so to a browser that comes back, and then it is deleted.
 */
export const KEPT_MINUTES = 65;

/** How long a question that the texts do not answer is stored after it was asked last, or dealt with. */
export const QUESTION_DAYS = 90;
