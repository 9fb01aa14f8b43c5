/** What tools/share-cards/make-share-cards.ts has written to public/share, by picture; it also writes this. */
export const SHARE_CARDS: Readonly<Record<string, string>> = {
  hero: "c3e92a89",
  tirzepatide: "d40a1a0a",
  retatrutide: "ec0c6d4d",
  semaglutide: "e592f1f4",
  "lemon-bottle": "0ad2ee05",
  "lipo-c-b12": "0ba8b865",
  "ghk-cu": "71a17915",
  glow: "ffd1cc03",
  "nad-plus": "88d964d1",
  klow: "d65cde27",
};
