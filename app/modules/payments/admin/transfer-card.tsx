import { Link, href } from "react-router";
import { formatMoney, toDecimal } from "#app/lib/money.ts";
import { Card } from "#app/ui/card.tsx";
import { staffTransferMessages as say } from "../texts/staff.ts";
import type { RefusedForm } from "#app/modules/orders/admin/staff-answer.ts";
import type { StaffTransfer } from "./staff-transfer.server.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { DECLINE_REASONS } from "../rules/transfer-terms.ts";

type TransferCardProps = {
  transfer: StaffTransfer;
  /** The address of the order's page: the proofs are below it. */
  address: string;
  refused: RefusedForm | undefined;
};

/** What the buyer sent, and the two answers to it. */
export function TransferCard({ transfer, address, refused }: TransferCardProps) {
  const { reference, amount, waitingSince, proofs, mayAnswer } = transfer;
  const due = formatMoney(amount);
  return (
    <Card as="section" className="grid gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-xl">{say.title}</h2>
          <Link className={link} to={`${href("/admin/orders")}?show=to-check`}>
            {say.allToCheck}
          </Link>
        </div>
        {waitingSince && <p className="font-semibold">{say.waiting(waitingSince)}</p>}
        <p className="text-ink-soft">{say.askFor(due, reference)}</p>
      </div>
      {proofs.length > 0 && <ProofList address={address} proofs={proofs} />}
      {mayAnswer && proofs.length === 0 && <p>{say.nothingSent}</p>}
      {mayAnswer && <AnswerForms refused={refused} transfer={transfer} />}
    </Card>
  );
}

const link = "inline-flex min-h-11 items-center underline underline-offset-4";

function ProofList({ proofs, address }: { proofs: StaffTransfer["proofs"]; address: string }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {proofs.map(({ id, sentAt, width, height, answer, answerReason, removed }, index) => (
        <li className="grid content-start gap-1 text-sm" key={id}>
          {removed ? (
            <span>{say.removed(removed)}</span>
          ) : (
            <a
              aria-label={say.open(index + 1)}
              className="block"
              href={`${address}/proofs/${id}`}
              rel="noreferrer"
              target="_blank"
            >
              <img
                alt={say.proofAlt(index + 1)}
                className="aspect-square w-full rounded-control border border-line bg-sunken object-contain"
                height={height}
                loading="lazy"
                src={`${address}/proofs/${id}`}
                width={width}
              />
            </a>
          )}
          <span className="font-semibold">
            {answerReason ? say.declinedFor(answerReason) : say.answers[answer ?? "none"]}
          </span>
          <span className="text-ink-soft">{say.sentAt(sentAt)}</span>
        </li>
      ))}
    </ul>
  );
}

type AnswerFormsProps = {
  transfer: StaffTransfer;
  refused: RefusedForm | undefined;
};

export function AnswerForms({ transfer, refused }: AnswerFormsProps) {
  const { errors = {}, values = {} } = refused ?? {};
  return (
    <div className="grid items-start gap-x-8 gap-y-6 border-t border-line pt-5 xl:grid-cols-2">
      <IntentForm className="grid gap-4" intent="confirm-transfer">
        <h3 className="font-text text-base font-semibold">{say.confirmTitle}</h3>
        <Field error={errors["received"]} label={say.received} name="received">
          <Input
            autoComplete="off"
            defaultValue={values["received"] ?? toDecimal(transfer.amount)}
            inputMode="decimal"
            required
          />
        </Field>
        <Field
          error={errors["bankReference"]}
          hint={say.bankReferenceHint}
          label={say.bankReference}
          name="bankReference"
        >
          <Input
            autoComplete="off"
            defaultValue={values["bankReference"]}
            maxLength={100}
            required
          />
        </Field>
        <div>
          <IntentButton>{say.confirm}</IntentButton>
        </div>
      </IntentForm>
      {transfer.waitingSince && (
        <IntentForm className="grid gap-4" intent="decline-transfer">
          <h3 className="font-text text-base font-semibold">{say.declineTitle}</h3>
          <Field error={errors["reason"]} label={say.reason} name="reason">
            <Select defaultValue={values["reason"]}>
              {DECLINE_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {say.reasons[reason]}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            error={errors["note"]}
            hint={say.noteHint}
            label={say.note}
            name="note"
            note={say.optional}
          >
            <Textarea defaultValue={values["note"]} maxLength={500} />
          </Field>
          <div>
            <IntentButton variant="secondary">{say.decline}</IntentButton>
          </div>
        </IntentForm>
      )}
    </div>
  );
}
