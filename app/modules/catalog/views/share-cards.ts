/** What tools/share-cards/make-share-cards.ts has written to public/share, by picture; it also writes this. */
export const SHARE_CARDS: Readonly<Record<string, string>> = {
  hero: "ff3ca128",
  tirzepatide: "d2a57b60",
  retatrutide: "c1ef94dd",
  semaglutide: "f59141fd",
  "lemon-bottle": "2425efe9",
  "lipo-c-b12": "d82d044c",
  "ghk-cu": "89d74dc7",
  glow: "9cd125b0",
  "nad-plus": "43379d69",
  klow: "57ae49df",
};
