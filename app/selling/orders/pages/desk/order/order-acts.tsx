import { href } from "react-router";
import { actMessages as say } from "../../../texts/staff-acts.ts";
import { ActLink } from "#app/ui/act-dialog.tsx";
import { ACT_ROW, ActMenu } from "#app/ui/act-menu.tsx";
import { buttonLook, type ButtonLook } from "#app/ui/button-look.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { LoadedOrder } from "./load-order.server.ts";
import { MoveForm } from "./move-forms.tsx";
import { dialogId } from "./order-dialogs.tsx";
import type { StaffOrder } from "./show-order.server.ts";
import { recordActs, type OfferedAct, type RecordAct } from "./record-acts.ts";

/** The next act of an order, and a menu of the others. */
export function OrderActs({ shown }: { shown: LoadedOrder }) {
  const acts = recordActs(shown);
  const next = acts.find(({ leads, why }) => leads && why === undefined);
  const others = acts.filter((act) => act !== next);
  const { order } = shown;
  return (
    <>
      {next && <Act act={next.act} order={order} />}
      {others.length > 0 && (
        // The menu closes when the acts change.
        <ActMenu
          isAlone={next === undefined}
          key={acts.map(({ act }) => act).join()}
          label={say.more}
        >
          {others.map((offered) => (
            <li key={offered.act}>
              {offered.why === undefined ? (
                <Act act={offered.act} look={ACT_ROW} order={order} />
              ) : (
                <ClosedAct {...offered} />
              )}
            </li>
          ))}
        </ActMenu>
      )}
    </>
  );
}

function ClosedAct({ act, why }: OfferedAct) {
  const reason = `why-not-${act}`;
  return (
    <>
      <Button {...ACT_ROW} aria-describedby={reason} disabled type="button">
        {say.labels[act]}
      </Button>
      <p className="px-3.5 pb-2 text-sm text-ink-soft" id={reason}>
        {why}
      </p>
    </>
  );
}

type ActProps = { act: RecordAct; order: StaffOrder; look?: ButtonLook };

function Act({ act, order: { id, status }, look = {} }: ActProps) {
  const label = say.labels[act];
  const named = { "data-act": OPERATIONS[act] ?? act };
  switch (act) {
    case "pack":
    case "edit":
    case "return":
      return (
        <LinkButton {...look} {...named} to={PAGES[act](id)}>
          {label}
        </LinkButton>
      );
    case "confirm":
      return (
        <IntentForm intent="confirm-by-phone">
          <IntentButton {...look} {...named}>
            {label}
          </IntentButton>
        </IntentForm>
      );
    case "processing":
    case "delivered":
    case "completed":
      return <MoveForm from={status} look={{ ...look, ...named }} to={act} />;
    default:
      return (
        <ActLink {...named} className={buttonLook(look)} dialog={dialogId(act)}>
          {label}
        </ActLink>
      );
  }
}

/** The acts that programs can do too. */
const OPERATIONS: Partial<Record<RecordAct, string>> = {
  shipped: "orders.ship",
  cancelled: "orders.cancel",
  processing: "orders.move",
  delivered: "orders.move",
  completed: "orders.move",
  confirm: "orders.confirm",
  resolve: "orders.resolve",
  correct: "orders.correct-status",
};

const PAGES = {
  pack: (orderId: string) => `${href("/admin/orders/to-pack")}?order=${orderId}`,
  edit: (orderId: string) => href("/admin/orders/:orderId/edit", { orderId }),
  return: (orderId: string) => href("/admin/orders/:orderId/return", { orderId }),
};
