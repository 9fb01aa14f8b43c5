/** Texts of the parts below a product. Only the server renders them. */
export const proofMessages = {
  questions: "Questions and answers",
  allQuestions: "All questions",
  reading: "Read before you decide",
  allArticles: "Knowledge hub",
} as const;

/** Texts of the product pictures. Only the server renders them. */
export const galleryMessages = {
  title: (name: string) => `Pictures of ${name}`,
  enlarge: (picture: string) => `Enlarge: ${picture}`,
  show: (number: number, count: number) => `Picture ${number} of ${count}`,
  of: (count: number) => `of ${count}`,
  showReport: (number: number, count: number) => `Report, ${number} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  zoom: "Zoom in",
  close: "Close",
} as const;
