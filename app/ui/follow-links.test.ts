import { expect, it } from "vitest";
import { isFollowed } from "./follow-links.ts";

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const here = { origin: "https://shop.test", pathname: "/products", search: "?page=2", hash: "" };
const noAttribute = { hasAttribute: () => false };
const link = { ...here, ...noAttribute, pathname: "/product/glow", search: "", target: "" };

it("follows a plain click on a link of the shop, also to another part of another page", () => {
  expect(isFollowed(click, link, here)).toBe(true);
  expect(isFollowed(click, { ...link, target: "_self" }, here)).toBe(true);
  expect(isFollowed(click, { ...link, hash: "#safety" }, here)).toBe(true);
  expect(isFollowed(click, { ...link, ...here }, here)).toBe(true);
  expect(isFollowed(click, { ...link, ...here, search: "", hash: "#a" }, here)).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])("leaves a click with %o to the browser", (more) => {
  expect(isFollowed({ ...click, ...more }, link, here)).toBe(false);
});

it.each([
  { target: "_blank" },
  { hasAttribute: (name: string) => name === "download" },
  { origin: "https://elsewhere.test" },
  { ...here, hash: "#content" },
])("leaves a link with %o to the browser", (more) => {
  expect(isFollowed(click, { ...link, ...more }, here)).toBe(false);
});
