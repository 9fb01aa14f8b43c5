import { href } from "react-router";
import type { Operation } from "#app/platform/records/operation.ts";

type Address = { method: "get" | "post"; path: string };

/** `orders.ship` is POST /api/v1/orders/{number}/ship. The names of reads are left out. */
export function addressOf(operation: Pick<Operation, "name" | "key" | "kind">): Address {
  return {
    method: operation.kind === "read" ? "get" : "post",
    path: decodeURIComponent(pathOf(operation)),
  };
}

function pathOf({ name, key: named, kind }: Pick<Operation, "name" | "key" | "kind">): string {
  const [noun = "", verb = ""] = name.split(".");
  if (!named) return href("/api/v1/:noun", { noun });
  const key = `{${named.name}}`;
  if (kind === "read") return href("/api/v1/:noun/:key", { noun, key });
  return href("/api/v1/:noun/:key/:verb", { noun, key, verb });
}
