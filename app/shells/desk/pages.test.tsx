import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  data,
  StaticRouterProvider,
  UNSAFE_withErrorBoundaryProps,
} from "react-router";
import { expect, test } from "vitest";
import Pages, { ErrorBoundary } from "./pages.tsx";

type Failure = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

/** A page of the back-office at an address, whose data did not come. */
async function shown(path: string, error: unknown): Promise<string> {
  const handler = createStaticHandler([
    {
      path: "/admin",
      Component: Pages,
      ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as Failure),
      children: [{ path: "*", loader: () => Promise.reject(error), Component: () => null }],
    },
  ]);
  const context = await handler.query(new Request(`http://shop.example${path}`));
  if (context instanceof Response) throw new Error("it leads elsewhere");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider context={context} router={router} />);
}

const AFFILIATES = "Failed to fetch affiliate data";
const DOCTORS = "Failed to fetch doctors";
const DISCOUNTS = "Failed to fetch discounts";
const ORDERS = "Failed to fetch orders";
const PRODUCTS = "Failed to fetch products";
const ALL = [AFFILIATES, DISCOUNTS, DOCTORS, ORDERS, PRODUCTS];

test.each([
  ["/admin/affiliates", new Error("the database is away"), AFFILIATES],
  ["/admin/affiliates/payouts", new Error("the database is away"), AFFILIATES],
  ["/admin/affiliates", data({ reference: "ab12cd34" }, { status: 503 }), AFFILIATES],
  ["/admin/orders", new Error("the database is away"), ORDERS],
  ["/admin/doctors", new Error("the database is away"), DOCTORS],
  ["/admin/products", data({ reference: "ab12cd34" }, { status: 500 }), PRODUCTS],
  ["/admin/discounts", data({ reference: "ab12cd34" }, { status: 500 }), DISCOUNTS],
  ["/admin/affiliates/people/x", data(null, { status: 404 }), undefined],
  ["/admin/doctors/x", data(null, { status: 404 }), undefined],
  ["/admin/affiliates", new TypeError("Failed to fetch"), undefined],
  ["/admin/customers", new Error("the database is away"), undefined],
] as const)("%s that can't be read", async (path, error, said) => {
  const html = await shown(path, error);
  for (const text of ALL) expect(html.includes(text)).toBe(text === said);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("a page that can't be read names its reference", async () => {
  const html = await shown("/admin/affiliates", data({ reference: "ab12cd34" }, { status: 503 }));
  expect(html).toContain("Error reference: ab12cd34");
});
