/** The row name of a user's stored destination. */
export const nextPageName = (userId: string) => `next:${userId}`;
