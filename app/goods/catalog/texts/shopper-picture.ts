/** In its own file, because pages with a picture but no card need no other catalog texts. */
export const noPictureYet = (name: string) => `Plain glass vial: no picture of ${name} yet`;
