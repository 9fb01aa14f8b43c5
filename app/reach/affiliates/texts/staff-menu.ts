/** The title of the section's first page, by which people know the section. */
export const SECTION = "Affiliate Program";
