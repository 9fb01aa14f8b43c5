import { describe, expect, it } from "vitest";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

const pages = [
  "/",
  "/products",
  "/cart",
  "/checkout",
  "/auth",
  "/portal",
  "/portal/profile",
  "/portal/assessments",
  "/terms",
  "/privacy",
];

describe.each([terms, privacy])("$title", ({ body, version }) => {
  it("links only to pages that exist", () => {
    const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !pages.includes(link ?? ""))).toEqual([]);
  });

  it("is a version with sections and no second title", () => {
    expect(version).toBeGreaterThan(0);
    expect(body.match(/^## /gm)?.length).toBeGreaterThan(5);
    expect(body).not.toMatch(/^# /m);
  });

  it("says how to reach us", () => {
    expect(body).toMatch(/## Contact\n\n.+Manila/);
  });
});

it.each(["18 or older", "RA 7394", "RA 11967", "within 2 hours", "1-2 business days", "3-5"])(
  "the terms say %s",
  (words) => {
    expect(terms.body).toContain(words);
  },
);

it.each(["RA 10173", "consent", "National Privacy Commission", "Cookies", "Google", "90 days"])(
  "the privacy notice says %s",
  (words) => {
    expect(privacy.body).toContain(words);
  },
);
