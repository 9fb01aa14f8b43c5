import { describe, expect, it, test } from "vitest";
import { CATEGORY_KEYS } from "#app/running/content/views/article-terms.ts";
import { citedNumbers } from "#app/running/content/views/cite-sources.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import { starterFaq } from "../faq/starter-faq.ts";
import { starterArticles } from "./starter-articles.ts";

const denied =
  /\b(cures|cured|miracles?|guaranteed|risk-free|completely safe|no side effects|clinically proven|breakthrough|melts away|rejuvenates?|lose weight fast|your dose is|you should take)\b/i;

/** Primary sources: authors of the label, the study, the warning or the law. */
const PRIMARY = [
  "accessdata.fda.gov",
  "azdo.gov",
  "cdc.gov",
  "dailymed.nlm.nih.gov",
  "doh.gov.ph",
  "doi.org",
  "fda.gov",
  "investor.lilly.com",
  "lawphil.net",
  "officialgazette.gov.ph",
  "pubmed.ncbi.nlm.nih.gov",
  "recalls-rappels.canada.ca",
  "swissmedic.ch",
  "tukes.fi",
  "verification.fda.gov.ph",
  "wada-ama.org",
];

test("there are at least twelve, and every category has one", () => {
  expect(starterArticles.length).toBeGreaterThanOrEqual(12);
  expect(new Set(starterArticles.map(({ category }) => category))).toEqual(new Set(CATEGORY_KEYS));
});

describe.each(starterArticles)("$slug", (article) => {
  const { body, sources, products } = article;
  const parts = body.split(/\n\n|\n(?=- |\d+\. )/);

  it("uses every source it names, and names every source it uses", () => {
    const numbers = citedNumbers(body).toSorted((a, b) => a - b);
    expect(numbers).toEqual(sources.map((_, index) => index + 1));
  });

  it("has an address for each source", () => {
    expect(sources.filter(({ url }) => !url?.startsWith("https://"))).toEqual([]);
  });

  it("names primary sources alone: labels, journals, regulators and laws", () => {
    const hosts = sources.map(({ url }) => new URL(url ?? "").hostname.replace(/^www\./, ""));
    expect(hosts.filter((host) => !PRIMARY.includes(host))).toEqual([]);
  });

  it("gives no amount, number of days or share without its source", () => {
    const figures = parts.filter((part) =>
      /\d[\d.,]*\s?(%|mg|mL|ng|°C|days|weeks|months)/.test(part),
    );
    expect(figures.filter((part) => citedNumbers(part).length === 0)).toEqual([]);
  });

  it("has a source in each of its sections", () => {
    const sections = body.split(/^## .*$/m).slice(1);
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.filter((section) => citedNumbers(section).length === 0)).toEqual([]);
  });

  it("promises nothing and shouts nowhere", () => {
    expect(body).not.toMatch(denied);
    expect(body).not.toContain("!");
  });

  it("is about products that the starter catalogue has", () => {
    const known = starterProducts.map(({ slug }) => slug);
    expect(products.filter((slug) => !known.includes(slug))).toEqual([]);
  });

  it("is worth opening", () => {
    expect(body.split(/\s+/).length).toBeGreaterThan(200);
  });
});

it.each(["911", "0917-899-8727", "verification.fda.gov.ph", "1553"])(
  "somewhere they say %s",
  (words) => {
    expect(starterArticles.some(({ body }) => body.includes(words))).toBe(true);
  },
);

const warnings = starterArticles.find(({ slug }) => slug === "warning-signs-stop-and-get-help");

test("whoever cannot keep fluids down reads the same in the article and in the FAQ", () => {
  const answers = [...starterFaq.map(({ answer }) => answer), warnings?.body];
  const places = answers.filter((text) => /keep fluids down/.test(text ?? ""));
  expect(places).toHaveLength(2);
  expect(
    places.filter((text) => !/keep fluids down(: |, )call (\*\*)?911/.test(text ?? "")),
  ).toEqual([]);
});

test("the article on warning signs says what to do about low blood sugar, with its source", () => {
  const [, part = ""] = /## Low blood sugar\n([^#]+)/.exec(warnings?.body ?? "") ?? [];
  expect(part).toMatch(/awake and can swallow, give sugar by mouth/);
  expect(part).toMatch(/nothing by mouth and call 911/);
  expect(citedNumbers(part).map((number) => warnings?.sources[number - 1]?.title)).toContain(
    "CDC, Treatment of low blood sugar (hypoglycemia)",
  );
});
