import { expect, test } from "vitest";
import { articleData } from "./article-data.ts";

const version = {
  title: "What peptides are",
  summary: "Short chains.",
  author: "The team",
  sources: [{ title: "A register", url: "https://register.example/1" }, { title: "A book" }],
  savedAt: new Date("2026-10-02T00:00:00Z"),
};
const told = {
  url: "https://shop.example/learn/what-peptides-are",
  image: "https://shop.example/share/hero.jpg",
  firstPublishedAt: new Date("2026-09-01T00:00:00Z"),
  review: null,
};

test("an article says when it is of, who is behind it and what it rests on", () => {
  expect(articleData(version, told)).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "What peptides are",
    description: "Short chains.",
    mainEntityOfPage: "https://shop.example/learn/what-peptides-are",
    image: "https://shop.example/share/hero.jpg",
    datePublished: "2026-09-01T00:00:00.000Z",
    dateModified: "2026-10-02T00:00:00.000Z",
    author: { "@type": "Organization", name: "The team", url: "https://shop.example/about" },
    publisher: { "@id": "https://shop.example/#shop" },
    citation: [
      { "@type": "CreativeWork", name: "A register", url: "https://register.example/1" },
      { "@type": "CreativeWork", name: "A book" },
    ],
  });
});

test("a reviewer is named when there is one", () => {
  const review = { reviewer: "A. Cruz", credentials: "MD", reviewedOn: "2026-10-03" };
  expect(articleData(version, { ...told, review })).toMatchObject({
    reviewedBy: { "@type": "Person", name: "A. Cruz", honorificSuffix: "MD" },
  });
});
