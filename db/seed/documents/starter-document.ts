import type { DocumentSlug } from "#app/modules/content/views/document-list.ts";

export type StarterDocument = {
  slug: DocumentSlug;
  title: string;
  /** The edition of our words; raise it when they change. A shop counts its own published versions. */
  version: number;
  /** CommonMark without a first-level heading: the page shows the title. */
  body: string;
};
