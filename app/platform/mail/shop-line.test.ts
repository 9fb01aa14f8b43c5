import { renderMail } from "./render-mail.ts";
import { createElement } from "react";
import { expect, test } from "vitest";
import { MailLayout } from "./mail-layout.tsx";
import { withShopLine } from "./shop-line.ts";

const props = { preview: "News", title: "News", footer: "Why you get it.", children: "Hello" };
const { html } = renderMail(createElement(MailLayout, props));
const mail = { html, text: "News" };

test("a mail says once who runs the shop, in both halves", () => {
  const name = "Ana & Ben";
  const line = 'Ana & Ben <"Labs"> · 1 Mango Avenue';
  const signed = withShopLine(mail, { name, line });
  expect(signed.html).toContain("Ana &amp; Ben &lt;&quot;Labs&quot;&gt; · 1 Mango Avenue</p>");
  expect(signed.html).toMatch(/class="mail-wordmark"[^>]*>Ana &amp; Ben</);
  expect(signed.text).toBe(`News\n\n${line}`);
  expect(withShopLine(signed, { name, line })).toEqual(signed);
});

test("where nobody entered who that is, it says nothing", () => {
  expect(withShopLine(mail, { name: "", line: "" })).toEqual(mail);
});
