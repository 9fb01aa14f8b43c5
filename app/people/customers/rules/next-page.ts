export const nextPageName = (userId: string) => `next:${userId}`;
