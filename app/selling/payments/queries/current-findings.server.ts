import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { ONLINE_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { FINDING_KINDS, PAYOUT_DAYS, UNKNOWN_HOURS } from "../rules/finding-terms.ts";
import { PROVIDERS } from "../rules/providers.ts";
import { paymentEvents, payments, payoutFiles, payoutLines, refunds } from "../tables.server.ts";

const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  subject: z.string(),
  orderId: z.string().nullable(),
  gateway: z.string(),
  reference: z.string(),
  amount: z.number(),
  expected: z.number().nullable(),
  movedAt: z.coerce.date(),
});
export type CurrentFinding = z.infer<typeof finding>;

export async function currentFindings(db: Db, now: Date): Promise<CurrentFinding[]> {
  const parts = [unknownMessages(now), otherAmounts, withoutPayment, oddLines, notPaidOut(now)];
  const { rows } = await db.execute(sql.join(parts, sql` union all `));
  return rows.map((row) => finding.parse(row));
}

const columns = (given: Record<string, SQL>) =>
  sql.join(
    ["kind", "subject", "orderId", "gateway", "reference", "amount", "expected", "movedAt"].map(
      (name) => sql`${given[name] ?? sql`null`} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** Money for a reference that the shop never issued. */
function unknownMessages(now: Date): SQL {
  const selected = columns({
    kind: sql`'no_order'`,
    subject: sql`'event:' || ${paymentEvents.id}`,
    orderId: sql`null::uuid`,
    gateway: sql`${paymentEvents.gateway}`,
    reference: sql`${paymentEvents.reference}`,
    amount: sql`${paymentEvents.amount}`,
    expected: sql`null::int`,
    movedAt: sql`${paymentEvents.receivedAt}`,
  });
  const before = addMinutes(now, -60 * UNKNOWN_HOURS);
  return sql`select ${selected} from ${paymentEvents}
    where ${paymentEvents.outcome} = 'unknown_reference' and ${paymentEvents.type} = 'payment.paid'
      and ${paymentEvents.amount} > 0 and ${paymentEvents.receivedAt} < ${before}`;
}

/** Payments of a wrong amount, while their order is flagged for it or their sale is unpaid. */
const otherAmounts: SQL = sql`select ${columns({
  kind: sql`'other_amount'`,
  subject: sql`'event:' || ${paymentEvents.id}`,
  orderId: sql`${orders.id}`,
  gateway: sql`${paymentEvents.gateway}`,
  reference: sql`${paymentEvents.reference}`,
  amount: sql`coalesce(${paymentEvents.amount}, 0)`,
  expected: sql`${payments.amount}`,
  movedAt: sql`${paymentEvents.receivedAt}`,
})} from ${paymentEvents}
  join ${payments} on ${payments.gateway} = ${paymentEvents.gateway}
    and ${payments.reference} = ${paymentEvents.reference}
  left join ${orders} on ${orders.id} = ${payments.orderId}
  where ${paymentEvents.outcome} = 'mismatch' and (${orders.needsAttention} is not null
    or (${payments.orderId} is null and ${payments.status} <> 'paid'))`;

const online = sql.join(
  ONLINE_METHODS.map((method) => sql`${method}`),
  sql`, `,
);

/** Orders that are marked as paid online without a payment. */
const withoutPayment: SQL = sql`select ${columns({
  kind: sql`'no_payment'`,
  subject: sql`'order:' || ${orders.id}`,
  orderId: sql`${orders.id}`,
  gateway: sql`${orders.paymentMethod}`,
  reference: sql`${orders.orderNumber}`,
  amount: sql`0`,
  expected: sql`${orders.totalAmount} - ${orders.creditTotal}`,
  movedAt: sql`coalesce(${orders.paidAt}, ${orders.createdAt})`,
})} from ${orders}
  where ${orders.paymentStatus} = 'paid' and ${orders.paymentMethod} in (${online})
    and ${orders.totalAmount} > ${orders.creditTotal}
    and not exists (select from ${payments} where ${payments.orderId} = ${orders.id}
      and ${payments.status} = 'paid' and ${payments.gateway} <> 'credit')`;

/** Payout lines that do not match. The line of an attempt that was paid later matches. */
const oddLines: SQL = sql`select ${columns({
  kind: sql`case ${payoutLines.verdict} when 'unknown' then 'no_order' when 'again' then 'paid_out_twice'
    when 'unpaid' then 'unpaid_here' else 'other_amount' end`,
  subject: sql`'line:' || ${payoutLines.id}`,
  orderId: sql`${payments.orderId}`,
  gateway: sql`${payoutFiles.provider}`,
  reference: sql`${payoutLines.reference}`,
  amount: sql`${payoutLines.amount}`,
  expected: sql`case when ${payments.amount} <> ${payoutLines.amount} then ${payments.amount} end`,
  movedAt: sql`${payoutFiles.uploadedAt}`,
})} from ${payoutLines} join ${payoutFiles} on ${payoutFiles.id} = ${payoutLines.fileId}
  left join ${payments} on ${payments.id} = ${payoutLines.paymentId}
  where ${payoutLines.verdict} not in ('matched', 'back')
    and not (${payoutLines.verdict} = 'unpaid' and ${payments.status} = 'paid')`;

const providers = sql.join(
  PROVIDERS.map((name) => sql`${name}`),
  sql`, `,
);

/** Payments that should be in a payout file by now. Unknown for a provider without files. */
function notPaidOut(now: Date): SQL {
  const selected = columns({
    kind: sql`'not_paid_out'`,
    subject: sql`'payment:' || ${payments.id}`,
    orderId: sql`${payments.orderId}`,
    gateway: sql`${payments.gateway}`,
    reference: sql`${payments.reference}`,
    amount: sql`0`,
    expected: sql`${payments.amount}`,
    movedAt: sql`${payments.settledAt}`,
  });
  return sql`select ${selected} from ${payments}
    where ${payments.status} = 'paid' and ${payments.gateway} in (${providers})
      and ${payments.settledAt} < ${addDays(now, -PAYOUT_DAYS)}
      and exists (select from ${payoutFiles} where ${payoutFiles.provider} = ${payments.gateway}
        and ${payoutFiles.uploadedAt} > ${payments.settledAt} + make_interval(days => ${PAYOUT_DAYS}))
      and not exists (select from ${payoutLines} where ${payoutLines.paymentId} = ${payments.id})
      and ${payments.amount} > coalesce((select sum(${refunds.amount}) from ${refunds}
        where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'done'), 0)`;
}
