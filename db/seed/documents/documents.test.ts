import { describe, expect, it } from "vitest";
import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import { faqInput } from "#app/running/content/input.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { PAYMENT_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { paymentWords } from "#app/selling/payments/views/payment-words.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import { starterArticles } from "../articles/starter-articles.ts";
import { starterFaq } from "../faq/starter-faq.ts";
import { starterDocuments } from "./starter-documents.ts";
import { RETURN_DAYS } from "#app/fulfilment/returns/rules/may-ask.ts";

const shop = { ...shopWords(readSettings({})), payments: paymentWords(PAYMENT_METHODS) };

const pages = [
  "/",
  "/products",
  "/cart",
  "/checkout",
  "/auth",
  "/portal",
  "/portal/profile",
  "/assessment",
  "/portal/affiliate",
  "/portal/assessments",
  "/portal/health-ai",
  "/portal/consultations",
  "/track",
  "/faq",
  "/contact",
  "/newsletter",
  "/learn",
  ...starterDocuments.map(({ slug }) => `/${slug}`),
  ...starterArticles.map(({ slug }) => `/learn/${slug}`),
];

const bodyOf = (slug: string) => starterDocuments.find((one) => one.slug === slug)?.body;
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);

describe.each(starterDocuments)("$title", ({ slug, body, version }) => {
  it("links only to pages that exist", () => {
    const links = linksOf(body);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !pages.includes(link ?? ""))).toEqual([]);
  });

  it("is a version with sections and no second title", () => {
    expect(version).toBeGreaterThan(0);
    expect(body.match(/^## /gm)?.length).toBeGreaterThan(3);
    expect(body).not.toMatch(/^# /m);
  });

  it("says how to reach us", () => {
    const aboutUs = slug === "about" || slug === "journey-support";
    expect(body).toMatch(aboutUs ? /911/ : /## Contact\n\n.+\/contact\)/);
  });

  it("repeats no figure that is a setting, and leaves no word of the shop unfilled", () => {
    expect(body).not.toMatch(/\d business days|from 9 AM|Shipping is free/);
    expect(fillShopWords(body, shop)).not.toMatch(/[{}]/);
  });

  it("promises nothing that the shop does not do", () => {
    expect(body).not.toMatch(/insulated|reply to any mail|borrowed number|30 days after recon/i);
  });
});

it.each([
  ["shipping-returns", "ship in {ships}"],
  ["shipping-returns", "arrive in {arrives}"],
  ["shipping-returns", "within 2 hours"],
  ["shipping-returns", "RA 7394"],
  ["shipping-returns", `for ${RETURN_DAYS} days after the parcel left`],
  ["medical-disclaimer", "911"],
  ["medical-disclaimer", "1553"],
  ["medical-disclaimer", "under 18"],
  ["about", "mission"],
  ["journey-support", "Refills"],
  ["journey-support", "Check-ins"],
  ["journey-support", `after ${USE_WITHIN_DAYS} days at the latest`],
])("%s says %s", (slug, words) => {
  expect(bodyOf(slug)).toContain(words);
});

describe("the questions", () => {
  it("are four in each of four categories, each with a name of its own", () => {
    const categories = ["product", "safety", "ordering", "support"];
    expect(starterFaq.map(({ category, position }) => [category, position])).toEqual(
      categories.flatMap((category) => [1, 2, 3, 4].map((position) => [category, position])),
    );
    expect(new Set(starterFaq.map(({ slug }) => slug)).size).toBe(16);
  });

  it.each([
    "ship in 1-2 business days and arrive in 3-5 business days",
    "modified or cancelled within 2 hours",
    "card, GCash, Maya or bank transfer",
    "2–8\u00A0°C",
    "within 28 days after reconstitution",
    "16-24 weeks for weight loss, 8-12 weeks for beauty and 4-8 weeks for longevity",
  ])("say %s", (words) => {
    expect(starterFaq.some(({ answer }) => fillShopWords(answer, shop).includes(words))).toBe(true);
  });

  it("are what the form of staff accepts, and lead only to pages that exist", () => {
    for (const entry of starterFaq) {
      const typed = { ...entry, position: String(entry.position), isShown: "yes" };
      expect(faqInput.safeParse(typed).error?.issues ?? []).toEqual([]);
      expect(linksOf(entry.answer).filter((link) => !pages.includes(link ?? ""))).toEqual([]);
    }
  });
});

it.each(["18 or older", "RA 7394", "RA 11967", "within 2 hours", "/shipping-returns"])(
  "the terms say %s",
  (words) => {
    expect(bodyOf("terms")).toContain(words);
  },
);

it.each([
  "Reviews",
  "RA 10173",
  "consent",
  "National Privacy Commission",
  "Cookies",
  "Google",
  "saved in your account for a year",
  `${CART_DAYS} days after the last change`,
])("the privacy notice says %s", (words) => {
  expect(bodyOf("privacy")).toContain(words);
});
