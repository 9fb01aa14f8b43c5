import { href } from "react-router";
import { compactId, readCompactId } from "#app/lib/compact-id.ts";

/** The facts that a link is derived from. A new issue ends the links of all earlier issues. */
export type LinkedOrder = { id: string; accessIssue: number };

/** Signs texts with the shop's secret, separately for each purpose. */
export type Signer = {
  sealers: {
    digest(purpose: string, text: string): string;
    isDigest(purpose: string, text: string, digest: string): boolean;
  };
};

/**
 * The rights that a link gives: everything that a buyer may do, or only reporting how the parcel
 * arrived. The second kind is printed on the packing slip, because a person who opens a gift must
 * not see its price.
 */
export type LinkKind = "order" | "parcel";

const PURPOSES: Record<LinkKind, string> = {
  order: "link of an order",
  parcel: "link on a parcel",
};
const ID_LENGTH = 22;
/** The id, and a signature that only the shop can produce. */
const SHAPE = /^[\w-]{65}$/;

/** The secret in an order's link. It cannot be derived from the database. */
export function orderToken(
  { sealers }: Signer,
  order: LinkedOrder,
  kind: LinkKind = "order",
): string {
  return compactId(order.id) + sealers.digest(PURPOSES[kind], signedText(order));
}

/** The path of an order's page for every holder of its link. */
export function orderPath(signer: Signer, order: LinkedOrder): string {
  return href("/order/:token", { token: orderToken(signer, order) });
}

/** The absolute address, for mails. */
export function orderUrl(signer: Signer, order: LinkedOrder, links: { appUrl: string }): string {
  return `${links.appUrl}${orderPath(signer, order)}`;
}

/** The order id inside a token, for a lookup. Only `opensOrder` verifies the signature. */
export function orderIdIn(token: string): string | undefined {
  return SHAPE.test(token) ? readCompactId(token.slice(0, ID_LENGTH)) : undefined;
}

export function opensOrder(
  { sealers }: Signer,
  token: string,
  order: LinkedOrder,
  kind: LinkKind = "order",
): boolean {
  const signature = token.slice(ID_LENGTH);
  return (
    token.startsWith(compactId(order.id)) &&
    sealers.isDigest(PURPOSES[kind], signedText(order), signature)
  );
}

function signedText({ id, accessIssue }: LinkedOrder): string {
  return `${id} ${accessIssue}`;
}
