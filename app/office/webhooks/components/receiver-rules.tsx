import { receiverMessages as say } from "../texts/staff.ts";

/** Instructions for the developers of the receiver. */
export function ReceiverRules() {
  return (
    <section className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-text text-xl">{say.title}</h2>
      <ul className="measure grid list-disc grid-cols-[minmax(0,1fr)] gap-2 pl-5 wrap-anywhere">
        {say.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
