import { receiverMessages as say } from "../texts/staff.ts";

/** What those who write the receiver have to know. */
export function ReceiverRules() {
  return (
    <section className="grid max-w-form gap-2">
      <h2 className="font-text text-xl">{say.title}</h2>
      <ul className="measure grid list-disc gap-2 pl-5">
        {say.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
