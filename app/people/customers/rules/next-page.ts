/** The name of the row with the page that somebody was on the way to. */
export const nextPageName = (userId: string) => `next:${userId}`;
