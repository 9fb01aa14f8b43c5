/** Stands alone: pages with a picture and no card need nothing else of the catalog's words. */
export const noPictureYet = (name: string) =>
  `A plain glass vial: there is no picture of ${name} yet`;
