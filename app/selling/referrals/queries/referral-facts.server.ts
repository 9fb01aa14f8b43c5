import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { affiliateCodes, affiliates } from "../tables.server.ts";

/**
 * The active affiliates with one of these codes, and the affiliate who owns a discount, as JSON
 * (`FoundAffiliate`) inside a larger statement.
 */
export function affiliatesOfCodes(codes: SQLWrapper, owner: SQLWrapper): SQL {
  const { id, customerId, status } = affiliates;
  const { code } = affiliateCodes;
  const { email, phone } = customers;
  return sql`(
    select coalesce(json_agg(${jsonOf({ id, code, customerId, email, phone })}), '[]')
    from ${affiliateCodes} join ${affiliates} on ${id} = ${affiliateCodes.affiliateId}
    join ${customers} on ${customers.id} = ${customerId}
    where (${code} = any(${codes}::text[]) or ${id} = ${owner}) and ${status} = 'active')`;
}
