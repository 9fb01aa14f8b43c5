/** In its own file, because pages with a picture but no card need no other catalog texts. */
export const noPictureYet = (name: string) =>
  `A plain glass vial: there is no picture of ${name} yet`;
