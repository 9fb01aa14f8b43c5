import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { savingMessages as say } from "../texts/shopper-saving.ts";

type Saved = { id: string; when: string; questions: number; question: string | undefined };

/** Saved conversations by what they began with. */
export function SavedList({ conversations }: { conversations: readonly Saved[] }) {
  if (conversations.length === 0) return null;
  return (
    <ul aria-label={say.title} className="grid gap-3">
      {conversations.map(({ id, when, questions, question }) => (
        <Card as="li" className="grid gap-1" key={id}>
          <TextLink
            className="font-semibold"
            to={href("/portal/health-ai/:conversationId", { conversationId: id })}
          >
            <bdi className="line-clamp-2 wrap-anywhere">{question ?? say.conversationOf(when)}</bdi>
          </TextLink>
          <p className="figures text-sm text-ink-soft">{say.began(when, questions)}</p>
          {question === undefined && <p className="text-sm text-ink-soft">{say.unreadable}</p>}
        </Card>
      ))}
    </ul>
  );
}
