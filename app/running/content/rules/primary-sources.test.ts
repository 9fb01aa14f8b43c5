import { expect, test } from "vitest";
import { retellingHost } from "./primary-sources.ts";

test.each([
  ["https://en.wikipedia.org/wiki/Copper_peptide_GHK-Cu", "en.wikipedia.org"],
  ["https://www.droracle.ai/articles/1", "droracle.ai"],
  ["https://peptideone.org/learn", "peptideone.org"],
  ["https://aminopeptides.co/bpc-157", "aminopeptides.co"],
  ["https://shop.example/nad", "shop.example"],
  ["https://my-store.example/nad", "my-store.example"],
  ["https://www.fda.gov/drugs/compounding", undefined],
  ["https://doi.org/10.1056/NEJMoa2032183", undefined],
  ["https://pubmed.ncbi.nlm.nih.gov/40789979/", undefined],
  ["https://workshops.who.int/a", undefined],
  ["https://notwikipedia.org.example/a", undefined],
])("%s", (url, host) => {
  expect(retellingHost(url)).toBe(host);
});
