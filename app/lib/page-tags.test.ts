import { expect, test } from "vitest";
import { pageTags, pageTitle } from "./page-tags.ts";

const page = {
  title: "NAD+",
  text: "A coenzyme.",
  url: "https://shop.example/product/nad-plus",
  card: "/share/nad-plus.1.jpg",
  siteName: "Project: Me",
};

test("a page says what it is, where it is, and what a link to it looks like", () => {
  const tags = pageTags({ ...page, type: "product" });
  expect(tags).toEqual(
    expect.arrayContaining([
      { title: "NAD+ · Project: Me" },
      { name: "description", content: "A coenzyme." },
      { tagName: "link", rel: "canonical", href: page.url },
      { property: "og:title", content: "NAD+" },
      { property: "og:type", content: "product" },
      { property: "og:image", content: "https://shop.example/share/nad-plus.1.jpg" },
    ]),
  );
});

test("the shop's name is not said twice", () => {
  expect(pageTags({ ...page, title: "Project: Me" })[0]).toEqual({ title: "Project: Me" });
});

test("a title ends with the shop's name, as far as both are known", () => {
  const matches = [{ loaderData: { siteName: "Ana Labs" } }] as const;
  expect(pageTitle("Cart", matches)).toEqual({ title: "Cart · Ana Labs" });
  expect(pageTitle(undefined, matches)).toEqual({ title: "Ana Labs" });
  expect(pageTitle("Cart", [{}])).toEqual({ title: "Cart" });
});
