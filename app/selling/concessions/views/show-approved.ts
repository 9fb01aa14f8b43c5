import { formatDay } from "#app/lib/dates.ts";
import type { ApprovedClaims } from "../queries/approved-claims.server.ts";
import { claimMessages as say } from "../texts/staff.ts";

/** Approved customers. `sought` is the searched part of an email, or empty. */
export function showApproved({ rows, count }: ApprovedClaims, sought = "") {
  return {
    sought,
    more: count > rows.length ? say.moreApproved(rows.length, count) : undefined,
    people: rows.map(({ id, kind, idEnd, issuer, validUntil, email }) => ({
      id,
      email,
      kind: say.kinds[kind],
      about: [
        `${issuer}, …${idEnd}`,
        ...(validUntil === null ? [] : [`${say.validUntil} ${formatDay(validUntil)}`]),
      ].join(", "),
    })),
  };
}

export type ShownApproved = ReturnType<typeof showApproved>;
