import { href } from "react-router";
import { EditAddressForm } from "#app/selling/checkout/pages/desk/edit-address-form.tsx";
import { RefundForm } from "#app/selling/payments/pages/desk/refund-form.tsx";
import { TransferForms } from "#app/selling/payments/pages/desk/transfer-card.tsx";
import { actMessages as say } from "../../../texts/staff-acts.ts";
import { adminOrderMessages } from "../../../texts/staff.ts";
import { ActDialog } from "#app/ui/act-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusedForm } from "../staff-answer.ts";
import {
  CameBackForm,
  CollectForm,
  CorrectionForm,
  LinkForm,
  NoteForm,
  ReleaseForm,
  ResolveForm,
} from "./act-forms.tsx";
import type { LoadedOrder } from "./load-order.server.ts";
import { CancelForm, ShipForm } from "./move-forms.tsx";
import { actOfForm, recordActs } from "./record-acts.ts";

export type Failure = RefusedForm & { text: string };

type DialogName = keyof typeof say.titles;

const isDialog = (act: string): act is DialogName => Object.hasOwn(say.titles, act);

export const dialogId = (act: string) => `act-${act}`;

/** The dialogs of the acts that are possible now. */
export function dialogsOf(shown: LoadedOrder): DialogName[] {
  const acts = recordActs(shown).flatMap(({ act, why }) =>
    why === undefined && isDialog(act) ? [act] : [],
  );
  return shown.notes.noteKey === undefined ? acts : [...acts, "note"];
}

export const isOfForm = (failure: Failure) => (act: string) => act === actOfForm(failure);

type OrderDialogsProps = { shown: LoadedOrder; failure: Failure | undefined };

export function OrderDialogs({ shown, failure }: OrderDialogsProps) {
  return dialogsOf(shown).map((act) => {
    const own = failure && isOfForm(failure)(act) ? failure : undefined;
    return (
      <ActDialog
        closeLabel={say.close}
        failure={own}
        id={dialogId(act)}
        key={act}
        title={say.titles[act]}
      >
        <div className="grid gap-4">
          {own && <Refusal {...own} />}
          <FormOf act={act} failure={own} shown={shown} />
        </div>
      </ActDialog>
    );
  });
}

/** Why a form was refused. An error of a field is shown beside it. */
export function Refusal({ intent, text, errors }: Failure) {
  const title = adminOrderMessages.failures.get(intent);
  if (title === undefined) return errors ? null : <Notice title={text} tone="error" />;
  return (
    <Notice title={title} tone="error">
      {text}
    </Notice>
  );
}

type FormOfProps = OrderDialogsProps & { act: DialogName };

function FormOf({ act, shown, failure }: FormOfProps) {
  const { order, refunds, transfer, returns, notes } = shown;
  switch (act) {
    case "shipped": {
      const { lotsToShip, notToday } = shown;
      return <ShipForm failure={failure} lots={lotsToShip} notToday={notToday} order={order} />;
    }
    case "cancelled":
      return <CancelForm failure={failure} order={order} />;
    case "correct":
      return <CorrectionForm failure={failure} order={order} />;
    case "refund": {
      const { form, left } = refunds;
      return form && <RefundForm failure={failure} form={form} key={form.amount} left={left} />;
    }
    case "resolve":
      return <ResolveForm failure={failure} />;
    case "transfer": {
      const address = href("/admin/orders/:orderId", { orderId: order.id });
      return transfer && <TransferForms address={address} refused={failure} transfer={transfer} />;
    }
    case "address": {
      const { address } = shown;
      if (!address) return null;
      const typed = failure?.errors ? failure.values : {};
      const values = { ...address.values, ...typed };
      const form = { mark: address.mark, provinces: address.provinces, values };
      return <EditAddressForm {...form} errors={failure?.errors ?? {}} key={address.mark} />;
    }
    case "collect":
      return <CollectForm failure={failure} total={order.totals.total} />;
    case "cameBack":
      return returns?.cameBack && <CameBackForm shown={returns.cameBack} />;
    case "link":
      return <LinkForm />;
    case "release":
      return <ReleaseForm />;
    case "note": {
      const key = failure?.values["key"] ?? notes.noteKey ?? "";
      return <NoteForm failure={failure} key={key} noteKey={key} />;
    }
  }
}
