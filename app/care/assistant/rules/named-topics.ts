import type { KnownPlace } from "./find-place.ts";
import type { Subject } from "./find-products.ts";
import type { Topic } from "./topic-words.ts";

type Named = {
  products: readonly Subject[];
  place: KnownPlace | undefined;
  isOrderNamed?: boolean;
};

/** The topics of a message's words, and those of what it names. */
export function namedTopics(
  topics: ReadonlySet<Topic>,
  { products, place, isOrderNamed }: Named,
): ReadonlySet<Topic> {
  const named: Topic[] = [];
  if (products.length > 0) named.push("product");
  if (products.length > 1) named.push("two_products");
  if (place) named.push("place");
  if (isOrderNamed) named.push("order", ...(topics.size === 0 ? (["track"] as const) : []));
  return new Set([...topics, ...named]);
}
