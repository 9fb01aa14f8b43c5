export type StarterDocument = {
  slug: "terms" | "privacy";
  title: string;
  /** Stored with every consent and order that accepted this text; raise it when the words change. */
  version: number;
  /** CommonMark without a first-level heading: the page shows the title. */
  body: string;
};
