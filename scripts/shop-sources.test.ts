import { expect, test } from "vitest";
import { filesOfShop } from "./shop-sources.ts";

const files = filesOfShop();

test.each([
  "app/shells/storefront/header.tsx",
  "app/care/therapy/pages/portal/timeline/timeline-page.tsx",
  "app/selling/checkout/components/checkout-form.tsx",
  "app/goods/catalog/components/cards-html.server.tsx",
  "app/ui/button-look.ts",
  "app/running/visits/pages/shop/consent.tsx",
  "app/care/assistant/components/assistant-panel.tsx",
])("the shop's sheet has the classes of %s", (file) => {
  expect(files).toContain(file);
});

test.each([/\/desk\/.*\.tsx$/, /^app\/ui\/(list|report|queue)\/.*\.tsx$/, /\.server\.ts$/])(
  "the shop's sheet has none of %s",
  (name) => {
    expect(files.filter((file) => name.test(file))).toEqual([]);
  },
);
