import { CalendarPlus } from "lucide-react";
import { Form, Link, useNavigation, href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import type { BookingState } from "../rules/booking-state.ts";
import type { CancelCost } from "../rules/may-change.ts";
import { bookingMessages as say } from "../texts/shopper-booking.ts";
import { VisitFormCard, type VisitFormState } from "./visit-form-card.tsx";

type BookedProps = {
  id: string;
  state: BookingState;
  covered: boolean;
  againHref: string;
  /** The deadline for changes, in words; undefined when it has passed. */
  changeable: string | undefined;
  /** The present cost of cancelling; undefined if the booking can't be cancelled. */
  cancelCost: CancelCost | undefined;
  form: VisitFormState | undefined;
};

export function BookedActions({ id, state, covered, againHref, ...rest }: BookedProps) {
  const here = href("/consultation/booking/:bookingId", { bookingId: id });
  const { changeable, cancelCost, form } = rest;
  return (
    <>
      {form && <VisitFormCard bookingId={id} form={form} />}
      <div className="flex flex-wrap gap-3">
        {state === "booked" ? (
          <a
            className={buttonLook({ variant: "secondary" })}
            download
            href={`${here}/calendar.ics`}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            {say.calendar}
          </a>
        ) : (
          <LinkButton to={againHref}>{say.bookAnother}</LinkButton>
        )}
        {changeable && (
          <LinkButton to={`${here}/move`} variant="secondary">
            {say.move}
          </LinkButton>
        )}
        <LinkButton to={href("/portal/consultations")} variant="quiet">
          {say.all}
        </LinkButton>
      </div>
      {state === "booked" && (
        <section className="grid gap-1">
          <h2 className="text-xl">{say.prepare}</h2>
          <p className="measure">{say.prepareText}</p>
        </section>
      )}
      {state === "booked" && !changeable && (
        <p className="measure text-ink-soft">
          {say.tooLateNow}{" "}
          <Link className="underline underline-offset-4" to={href("/contact")}>
            {say.writeUs}
          </Link>
          .
        </p>
      )}
      {cancelCost && <Cancel cost={cancelCost} covered={covered} until={changeable} />}
    </>
  );
}

type CancelProps = { covered: boolean; cost: CancelCost; until: string | undefined };

/** Folded, so that no one cancels by a single press. */
function Cancel({ covered, cost, until }: CancelProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {say.cancel}
      </summary>
      <Form className="grid justify-items-start gap-4 pt-2" method="post">
        <p className="measure">
          {until ? `${say.until(until)} ${say.cancelText(covered)}` : say.cancelLate(covered)}
        </p>
        <input name="cost" type="hidden" value={cost} />
        <Button name="intent" pending={sent === "cancel"} value="cancel" variant="danger">
          {say.cancelNow}
        </Button>
      </Form>
    </details>
  );
}
