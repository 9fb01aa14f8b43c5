import { expect, test } from "vitest";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { readSearch, searchCookie } from "./search-cookie.server.ts";

const ways = {
  appUrl: "https://shop.example.test",
  sealers: createSealers("a secret of the shop"),
};
const lea = actorOf("support", { userId: "lea" });
const mei = actorOf("manager", { userId: "mei" });

/** The shop is asked again by a browser that was given this cookie. */
function askedWith(setCookie: string): Request {
  const cookie = setCookie.split(";")[0] ?? "";
  return new Request(ways.appUrl, { headers: { cookie } });
}

test("a search comes back to the person who searched, and nobody reads it in the cookie", () => {
  const cookie = searchCookie("peña 0917", lea, ways);
  expect(cookie).toMatch(/HttpOnly/);
  expect(decodeURIComponent(cookie)).not.toMatch(/peña|0917/);
  expect(readSearch(askedWith(cookie), lea, ways)).toBe("peña 0917");
});

test("a colleague at the same browser searches by nothing", () => {
  expect(readSearch(askedWith(searchCookie("maria", lea, ways)), mei, ways)).toBe("");
});

test("an empty search ends it", () => {
  const cookie = searchCookie("", lea, ways);
  expect(cookie).toMatch(/Max-Age=0/);
  expect(readSearch(askedWith(cookie), lea, ways)).toBe("");
});

test("what another shop sealed, or nobody, is no search", () => {
  const other = { ...ways, sealers: createSealers("another secret") };
  const name = searchCookie("x", lea, ways).split("=")[0];
  for (const cookie of [searchCookie("maria", lea, other), `${name}=maria`, `${name}=`]) {
    expect(readSearch(askedWith(cookie), lea, ways)).toBe("");
  }
  expect(readSearch(new Request(ways.appUrl), lea, ways)).toBe("");
});
