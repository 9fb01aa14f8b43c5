import { Form, href, Link, useNavigation } from "react-router";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { ShownDiscount } from "./show-discounts.server.ts";

const TONES = {
  active: "success",
  scheduled: "info",
  inactive: "neutral",
  ended: "neutral",
  archived: "neutral",
  used_up: "warning",
} as const;

/** A table on wide screens, and a card for each code on phones. */
export function DiscountTable({ rows }: { rows: readonly ShownDiscount[] }) {
  return (
    <>
      <ul aria-label={say.caption} className="grid gap-3 md:hidden">
        {rows.map((row) => (
          <DiscountCard key={row.id} row={row} />
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={say.caption} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.columns.code}</Th>
              <Th>{say.columns.type}</Th>
              <Th numeric>{say.columns.value}</Th>
              <Th numeric>{say.columns.used}</Th>
              <Th>{say.columns.status}</Th>
              <Th>{say.columns.actions}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <Th scope="row">
                  <CodeLink row={row} />
                  {row.batch && <p className="font-normal text-ink-soft">{row.batch}</p>}
                  {row.conditions.map((condition) => (
                    <p className="font-normal text-ink-soft" key={condition}>
                      {condition}
                    </p>
                  ))}
                </Th>
                <Td>{row.type}</Td>
                <Td numeric>{row.value}</Td>
                <Td numeric>{row.used}</Td>
                <Td>
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <Status row={row} />
                    <Toggle row={row} />
                  </div>
                </Td>
                <Td>
                  <EditLink row={row} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

function DiscountCard({ row }: { row: ShownDiscount }) {
  return (
    <li className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CodeLink row={row} />
        <Status row={row} />
      </div>
      {row.batch && <p className="text-ink-soft">{row.batch}</p>}
      <p>
        {row.value}
        {row.conditions.length > 0 && (
          <span className="text-ink-soft"> · {row.conditions.join(" · ")}</span>
        )}
      </p>
      <p className="text-ink-soft">
        {say.columns.used} {row.used}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Toggle row={row} />
        <EditLink row={row} />
      </div>
    </li>
  );
}

const link =
  "inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11";

const pageOf = (discountId: string) => href("/admin/discounts/:discountId", { discountId });

function CodeLink({ row: { id, code } }: { row: ShownDiscount }) {
  return (
    <Link className={`${link} font-semibold`} to={pageOf(id)}>
      {code}
    </Link>
  );
}

/** Its page also deletes it. */
function EditLink({ row: { id, code } }: { row: ShownDiscount }) {
  return (
    <Link aria-label={say.editOf(code)} className={link} to={pageOf(id)}>
      {say.edit}
    </Link>
  );
}

function Status({ row: { state } }: { row: ShownDiscount }) {
  return (
    <Badge look="plain" tone={TONES[state]}>
      {say.states[state]}
    </Badge>
  );
}

/** A code in the archive has no switch; its page brings it back. */
function Toggle({ row: { id, code, isActive, state } }: { row: ShownDiscount }) {
  const sent = useNavigation().formData;
  if (state === "archived") return null;
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
