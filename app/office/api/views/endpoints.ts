import { z } from "zod";
import { noQuery, ordersQuery, productsQuery, stockQuery } from "../input.ts";
import type { Scope } from "../rules/scopes.ts";
import { listOf, orderAnswer, productAnswer, stockAnswer } from "./answers.ts";

type ApiEndpoint = {
  path: `/api/v1/${string}`;
  summary: string;
  scope: Scope;
  query: z.ZodType;
  answer: z.ZodType;
};

/** Every address that a program can read, for the OpenAPI document and the page about it. */
export const API_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    path: "/api/v1/orders",
    summary: "Orders, oldest change first",
    scope: "orders:read",
    query: ordersQuery,
    answer: listOf(orderAnswer),
  },
  {
    path: "/api/v1/orders/{number}",
    summary: "One order, by order number",
    scope: "orders:read",
    query: noQuery,
    answer: orderAnswer,
  },
  {
    path: "/api/v1/products",
    summary: "Products with variants, oldest change first",
    scope: "products:read",
    query: productsQuery,
    answer: listOf(productAnswer),
  },
  {
    path: "/api/v1/products/{slug}",
    summary: "One product, by URL handle",
    scope: "products:read",
    query: noQuery,
    answer: productAnswer,
  },
  {
    path: "/api/v1/stock",
    summary: "Stock of each SKU, sorted by SKU",
    scope: "stock:read",
    query: stockQuery,
    answer: listOf(stockAnswer),
  },
];

/** A schema as JSON Schema, which OpenAPI 3.1 has for its own. */
export function schemaOf(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return own;
}

export function parametersOf(query: z.ZodType): [name: string, schema: unknown][] {
  const { properties = {} } = schemaOf(query, "input");
  return Object.entries(properties as object);
}
