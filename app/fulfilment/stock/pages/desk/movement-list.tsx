import { Form, href, Link } from "react-router";
import { stockMessages as say } from "../../texts/staff.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { ShownMovement } from "./show-level.server.ts";

type MovementListProps = {
  levelId: string;
  movements: readonly ShownMovement[];
  kind: string;
  isOlder: boolean;
  hasMore: boolean;
  oldest: string | undefined;
  mayReadOrders: boolean;
};

/** The movements of an item, newest first, with the balance after each. */
export function MovementList(props: MovementListProps) {
  const { levelId, movements, kind, isOlder, hasMore, oldest, mayReadOrders } = props;
  const page = href("/admin/stock/:levelId", { levelId });
  const older = new URLSearchParams({ ...(kind && { kind }), ...(oldest && { before: oldest }) });
  return (
    <div className="grid gap-4">
      <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
        <Field label={say.kind} name="kind">
          <Select defaultValue={kind} key={kind}>
            <option value="">{say.anyKind}</option>
            {Object.entries(say.kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="secondary">{say.narrow}</Button>
      </Form>
      {movements.length === 0 ? (
        <p className="text-ink-soft">{say.noMovements}</p>
      ) : (
        <>
          <ul aria-label={say.newestFirst} className="grid gap-3 lg:hidden">
            {movements.map((movement) => (
              <MovementCard key={movement.id} mayReadOrders={mayReadOrders} movement={movement} />
            ))}
          </ul>
          <div className="max-lg:hidden">
            <MovementTable mayReadOrders={mayReadOrders} movements={movements} />
          </div>
        </>
      )}
      <div className="flex gap-3 empty:hidden">
        {isOlder && (
          <LinkButton
            preventScrollReset
            to={kind ? `${page}?kind=${kind}` : page}
            variant="secondary"
          >
            {say.newestMovements}
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton preventScrollReset to={`${page}?${older}`} variant="secondary">
            {say.olderMovements}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

type TableProps = { movements: readonly ShownMovement[]; mayReadOrders: boolean };

function MovementTable({ movements, mayReadOrders }: TableProps) {
  return (
    <Table caption={say.newestFirst} captionHidden density="dense">
      <thead>
        <tr>
          <Th>{say.when}</Th>
          <Th>{say.what}</Th>
          <Th numeric>{say.units}</Th>
          <Th>{say.why}</Th>
          <Th>{say.who}</Th>
          <Th numeric>{say.onHandAfter}</Th>
          <Th numeric>{say.reservedAfter}</Th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <Td>{movement.at}</Td>
            <Td>{movement.kind}</Td>
            <Td numeric>{movement.change}</Td>
            <Td>
              <Why mayReadOrders={mayReadOrders} movement={movement} />
            </Td>
            <Td>{movement.who}</Td>
            <Td numeric>{movement.onHand}</Td>
            <Td numeric>{movement.reserved}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type MovementProps = { movement: ShownMovement; mayReadOrders: boolean };

function MovementCard({ movement, mayReadOrders }: MovementProps) {
  return (
    <li className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <p className="flex justify-between gap-3 font-semibold">
        <span>{movement.kind}</span>
        <span className="figures">{movement.change}</span>
      </p>
      <div>
        <Why mayReadOrders={mayReadOrders} movement={movement} />
      </div>
      <p className="text-sm text-ink-soft">
        {movement.at} · {movement.who}
      </p>
      <p className="figures text-sm text-ink-soft">
        {say.onHandAfter} {movement.onHand} · {say.reservedAfter} {movement.reserved}
      </p>
    </li>
  );
}

function Why({ movement: { orderId, orderNumber, why }, mayReadOrders }: MovementProps) {
  if (!orderId || !orderNumber) return why;
  if (!mayReadOrders) return orderNumber;
  return <OrderLink orderId={orderId} orderNumber={orderNumber} />;
}

export function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  return (
    <Link
      className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
      to={href("/admin/orders/:orderId", { orderId })}
    >
      {orderNumber}
    </Link>
  );
}
