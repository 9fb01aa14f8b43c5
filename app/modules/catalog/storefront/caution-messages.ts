/** Headings that come with a page, not with its scripts: loaders hand them over. */
export const cautionMessages = {
  contraindications: "Contraindications",
  interactions: "Interactions with other medicines",
} as const;
