import { href } from "react-router";
import { UCP_VERSION } from "./ucp-answers.ts";

const SITE = `https://ucp.dev/${UCP_VERSION}`;
const version = UCP_VERSION;

/** The page of its specification and the name of its schema, by capability. */
const CAPABILITIES = {
  "dev.ucp.shopping.catalog.search": ["catalog/search", "catalog_search"],
  "dev.ucp.shopping.catalog.lookup": ["catalog/lookup", "catalog_lookup"],
  "dev.ucp.shopping.cart": ["cart", "cart"],
  "dev.ucp.shopping.order": ["order", "order"],
} as const;

/** The capability of each tool that the protocol defines. The others are the shop's own. */
const OF_TOOLS: Readonly<Record<string, keyof typeof CAPABILITIES>> = {
  search_catalog: "dev.ucp.shopping.catalog.search",
  lookup_catalog: "dev.ucp.shopping.catalog.lookup",
  get_product: "dev.ucp.shopping.catalog.lookup",
  create_cart: "dev.ucp.shopping.cart",
  get_cart: "dev.ucp.shopping.cart",
  update_cart: "dev.ucp.shopping.cart",
  cancel_cart: "dev.ucp.shopping.cart",
  get_order: "dev.ucp.shopping.order",
};

/** What the shop offers to shopping agents. Checkout is missing, because the buyer does it. */
export function ucpProfile(appUrl: string) {
  const capabilities = Object.entries(CAPABILITIES).map(([name, [page, schema]]) => [
    name,
    [
      {
        version,
        spec: `${SITE}/specification/${page}`,
        schema: `${SITE}/schemas/shopping/${schema}.json`,
      },
    ],
  ]);
  return {
    ucp: {
      version,
      services: {
        "dev.ucp.shopping": [
          {
            version,
            spec: `${SITE}/specification/overview`,
            transport: "mcp",
            endpoint: new URL(href("/ucp/mcp"), appUrl).href,
            schema: `${SITE}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: Object.fromEntries(capabilities) as Record<string, object[]>,
      payment_handlers: {},
    },
  };
}

/** The part of each answer that names the protocol. */
export function envelopeOf(tool: string, status: "success" | "error") {
  const capability = Object.hasOwn(OF_TOOLS, tool) ? OF_TOOLS[tool] : undefined;
  return {
    version,
    status,
    ...(capability && { capabilities: { [capability]: [{ version }] } }),
  };
}
