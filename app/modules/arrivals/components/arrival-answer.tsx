import { Notice } from "#app/ui/notice.tsx";
import { ownArrivalMessages as say } from "../texts/shopper.ts";
import type { ShownAnswer } from "../views/show-answer.ts";

/** What the buyer is answered, and why, for each of the goods. */
export function ArrivalAnswer({ answer }: { answer: ShownAnswer }) {
  const { title, lead, tone, reply, goods } = answer;
  return (
    <Notice announced={false} title={title} tone={tone}>
      <div className="grid gap-3">
        <p>{lead}</p>
        {reply !== "" && (
          <p className="break-words whitespace-pre-line">
            {say.reply}: {reply}
          </p>
        )}
        {goods.length > 0 && (
          <ul className="grid gap-2">
            {goods.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: <span className="break-words">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Notice>
  );
}
