/** How many views a person saves of one list, and how long they may be. */
export const VIEW_LIMITS = { most: 20, name: 40, query: 500 } as const;
