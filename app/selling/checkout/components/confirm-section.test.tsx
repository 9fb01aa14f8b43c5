import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PhoneField } from "./address-fields.tsx";
import { ConfirmSection } from "./confirm-section.tsx";

test("who pays in cash reads that a phone is required, and of no page that shows how to pay", () => {
  const props = { values: { paymentMethod: "cod" }, errors: {}, acknowledge: [], total: 920_000 };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PhoneField {...props} />
      <ConfirmSection {...props} blocked={false} busy={false} />
    </MemoryRouter>,
  );
  expect(html).toContain("Required only for cash on delivery");
  expect(html).toMatch(/Place Order.*Nothing is charged yet\. The next page shows the next step/);
});
