/** Texts of cards only. No script shows them. */
export const cardMessages = { popular: "Popular" } as const;
