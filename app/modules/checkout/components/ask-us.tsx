import { receiptMessages } from "../texts/shopper-receipt.ts";

const say = receiptMessages.ask;

type AskUsProps = {
  orderNumber: string;
  /** The shop's address, where its owner has given one. */
  contact: string | undefined;
};

/** For an order that its buyer cannot end any more: whom to ask. */
export function AskUs({ orderNumber, contact }: AskUsProps) {
  return (
    <section className="measure grid gap-2">
      <h2 className="text-xl">{say.title}</h2>
      {contact === undefined ? (
        <p>{say.byMail(orderNumber)}</p>
      ) : (
        <p>
          {say.writeTo}{" "}
          <a className="break-words underline underline-offset-4" href={`mailto:${contact}`}>
            {contact}
          </a>{" "}
          {say.mention(orderNumber)}
        </p>
      )}
    </section>
  );
}
