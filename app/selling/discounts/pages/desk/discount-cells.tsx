import { Form, useNavigation } from "react-router";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { stateBadge } from "#app/ui/state-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { ShownDiscount } from "./show-discounts.server.ts";

const StateBadge = stateBadge(
  {
    active: "success",
    scheduled: "info",
    inactive: "neutral",
    ended: "neutral",
    archived: "neutral",
    used_up: "warning",
  },
  say.states,
);

export const discountColumns: readonly ListColumn<ShownDiscount>[] = [
  {
    label: say.columns.code,
    place: "title",
    sort: "code",
    cell: ({ code }) => code,
    below: (row) => <DiscountTerms row={row} />,
  },
  { label: say.columns.type, kind: "short", place: "wide", cell: ({ type }) => type },
  { label: say.columns.value, kind: "amount", cell: ({ value }) => value },
  { label: say.columns.used, kind: "number", sort: "used", cell: ({ used }) => used },
  { label: say.columns.status, place: "state", cell: (row) => <DiscountState row={row} /> },
];

type RowProps = { row: ShownDiscount };

/** Shown under the code: its batch, scope and buyers. */
function DiscountTerms({ row: { batch, conditions } }: RowProps) {
  const parts = batch === undefined ? conditions : [batch, ...conditions];
  return parts.join(" · ");
}

function DiscountState({ row: { state } }: RowProps) {
  return <StateBadge state={state} />;
}

export function DiscountSwitch({ row: { id, code, isActive } }: RowProps) {
  const sent = useNavigation().formData;
  return (
    <Form method="post" preventScrollReset>
      <input name="discountId" type="hidden" value={id} />
      <input name="active" type="hidden" value={isActive ? "no" : "yes"} />
      <Button
        aria-label={isActive ? say.turnOff(code) : say.turnOn(code)}
        pending={sent?.get("discountId") === id}
        size="compact"
        variant="secondary"
      >
        {isActive ? say.deactivate : say.activate}
      </Button>
    </Form>
  );
}
