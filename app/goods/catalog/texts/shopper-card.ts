/** What a card alone says. No script shows it. */
export const cardMessages = { popular: "Popular" } as const;
