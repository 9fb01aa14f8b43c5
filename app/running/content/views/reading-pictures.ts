/**
 * Pictures for articles, with descriptions of what they show; the files are in `public/pictures`.
 */
export const READING_PICTURES = {
  chain: "A chain of colored balls",
  rising: "Rising steps",
  apart: "One ball apart from the rest",
  together: "A large and a small pebble",
  check: "A glass ball in front of a label",
  mixing: "Two unlabeled vials",
  cold: "An insulated box",
  doctor: "A card and a cup",
  two: "Tirzepatide and semaglutide",
  weight: "A vial beside stacked pebbles",
  new: "Retatrutide",
  lipo: "Lipo-C beside a flask",
  lemon: "Lemon Bottle",
  copper: "GHK-Cu beside a bowl",
  blends: "Glow and Klow",
  energy: "NAD+ beside a glass ball",
} as const;

export type ReadingPicture = keyof typeof READING_PICTURES;

export const READING_PICTURE_KEYS = Object.keys(READING_PICTURES) as ReadingPicture[];

export const readingFile = (picture: ReadingPicture) => `reading-${picture}`;
