import { href } from "react-router";
import { compactId, readCompactId } from "#app/lib/compact-id.ts";

/** What the link of an order is made from. A new issue ends the links of all issues before it. */
export type LinkedOrder = { id: string; accessIssue: number };

/** Signs texts with the shop's secret, for one purpose alone. */
export type Signer = {
  sealers: {
    digest(purpose: string, text: string): string;
    isDigest(purpose: string, text: string, digest: string): boolean;
  };
};

/**
 * What a link lets its holder do: all that a buyer may, or only say how the parcel arrived. The
 * latter is printed on the slip, and whoever opens a present may not see what it cost.
 */
export type LinkKind = "order" | "parcel";

const PURPOSES: Record<LinkKind, string> = {
  order: "link of an order",
  parcel: "link on a parcel",
};
const ID_LENGTH = 22;
/** The id, and a signature that only the shop can write. */
const SHAPE = /^[\w-]{65}$/;

/** The capability in an order's link. The database has nothing that it could be read from. */
export function orderToken(
  { sealers }: Signer,
  order: LinkedOrder,
  kind: LinkKind = "order",
): string {
  return compactId(order.id) + sealers.digest(PURPOSES[kind], signedText(order));
}

/** The page of an order, for everyone who has its link. */
export function orderPath(signer: Signer, order: LinkedOrder): string {
  return href("/order/:token", { token: orderToken(signer, order) });
}

/** The same for a mail. */
export function orderUrl(signer: Signer, order: LinkedOrder, links: { appUrl: string }): string {
  return `${links.appUrl}${orderPath(signer, order)}`;
}

/** The order that a token says it is of, to be looked up; only `opensOrder` says whether it is. */
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
