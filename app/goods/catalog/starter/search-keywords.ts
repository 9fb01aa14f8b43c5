/**
 * Words that people type when they look for a product: brands of the same molecule, other
 * spellings, and goals, also in Tagalog. A search word is not a claim; the product's page has the
 * facts.
 */
export const searchKeywords: Readonly<Record<string, string>> = {
  tirzepatide:
    "mounjaro, zepbound, tirz, glp-1, glp1, gip, weight loss, slimming, appetite, pampapayat, payat",
  semaglutide:
    "ozempic, wegovy, rybelsus, sema, glp-1, glp1, weight loss, slimming, appetite, pampapayat, payat",
  retatrutide: "reta, triple agonist, glp-1, glp1, weight loss, slimming, pampapayat, payat",
  "ghk-cu":
    "ghk, copper peptide, skin, collagen, wrinkles, hair, anti-aging, balat, kutis, pampaganda",
  glow: "ghk-cu, bpc-157, tb-500, skin, glow blend, collagen, balat, kutis, pampaganda",
  klow: "ghk-cu, bpc-157, tb-500, kpv, recovery, skin, klow blend",
  "nad-plus": "nad, nad+, nicotinamide, energy, anti-aging, longevity, metabolism, pampalakas",
  "lemon-bottle": "lipolysis, fat dissolving, fat dissolver, body shaping, slimming, taba",
  "lipo-c-b12": "lipo c, lipotropic, vitamin b12, methylcobalamin, energy, fat burner, metabolism",
};
