import { expect, test } from "vitest";
import { mailTextOf } from "./mail-text.ts";

test.each([
  ["<p>One,\n  two</p><p>three</p>", "One, two\n\nthree"],
  ["<h1>A <span>title</span></h1><p>Text</p>", "A TITLE\n\nText"],
  ["<p>One<br/>two</p><hr/><p>three</p>", `One\ntwo\n\n${"-".repeat(40)}\n\nthree`],
  ["<table><tr><td>Total </td><td>₱100</td></tr></table>", "Total ₱100"],
  ["<div>One</div><div>two</div>", "One\ntwo"],
  ["<p>1 &lt; 2 &amp;amp; &quot;3&quot; &#x27;4&#x27;</p>", "1 < 2 &amp; \"3\" '4'"],
  ["<p>One <!--[if mso]><i>&#8202;</i><![endif]-->two</p>", "One two"],
  ["<head><title>Not shown</title><style>a>b{}</style></head><p>Shown</p>", "Shown"],
])("%s is %j as text", (html, text) => {
  expect(mailTextOf(html)).toBe(text);
});

test("an address stands behind its words, and once where it is its own words", () => {
  const link = '<a class="x" href="https://shop.example/?a=1&amp;b=2">Open</a>';
  expect(mailTextOf(`<p>${link} it</p>`)).toBe("Open https://shop.example/?a=1&b=2 it");
  expect(mailTextOf('<a href="mailto:help@shop.example">help@shop.example</a>')).toBe(
    "help@shop.example",
  );
});

test("what is not for the text is left out, with all that is in it", () => {
  const preview = '<div data-skip-in-text="true">Preview<div>\u200b</div></div>';
  expect(mailTextOf(`${preview}<p>Hello</p>`)).toBe("Hello");
});
