import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { RATING_REASONS, type Rating } from "../rules/rating.ts";
import { assistantMessages as say } from "../texts/shopper.ts";
import type { ChatMessage } from "./carried-chat.ts";

type ToolsProps = { message: ChatMessage; sessionId: string };

/** To copy an answer, and to say whether it helped. */
export function AnswerTools({ message, sessionId }: ToolsProps) {
  const [rating, setRating] = useState<Rating>();
  const [note, setNote] = useState("");
  async function rate(next: Rating) {
    const before = rating;
    setRating(next);
    const sent = await sendRating({ ...next, sessionId, answerId: message.answerId });
    if (!sent) setRating(before);
    setNote(sent ? say.rated : say.notRated);
  }
  const asksWhy = rating?.verdict === "down" && rating.reason === null;
  return (
    <div className="mt-1 grid gap-2">
      <div className="flex flex-wrap items-center">
        <CopyButton copied={say.copied} label={say.copy} text={message.text} what={say.copyWhat} />
        <Thumb
          isOn={rating?.verdict === "up"}
          onPress={() => rate({ verdict: "up", reason: null })}
          up
        />
        <Thumb
          isOn={rating?.verdict === "down"}
          onPress={() => rate({ verdict: "down", reason: null })}
        />
        <output className="px-2 text-sm text-ink-soft">{note}</output>
      </div>
      {asksWhy && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm text-ink-soft">{say.why}</legend>
          {RATING_REASONS.map((reason) => (
            <Button
              key={reason}
              onClick={() => void rate({ verdict: "down", reason })}
              size="compact"
              type="button"
              variant="secondary"
            >
              {say.reasons[reason]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

type ThumbProps = { up?: boolean; isOn: boolean; onPress: () => Promise<void> };

function Thumb({ up = false, isOn, onPress }: ThumbProps) {
  const Icon = up ? ThumbsUp : ThumbsDown;
  return (
    <Button
      aria-label={up ? say.helped : say.notHelped}
      aria-pressed={isOn}
      onClick={() => void onPress()}
      size="icon"
      type="button"
      variant="quiet"
    >
      <Icon aria-hidden="true" className={isOn ? "size-4 fill-current" : "size-4"} />
    </Button>
  );
}

type SentRating = Rating & { sessionId: string; answerId: string | undefined };

async function sendRating(rating: SentRating): Promise<boolean> {
  try {
    const { ok } = await fetch(href("/api/health-ai-rating"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(rating),
    });
    return ok;
  } catch {
    return false;
  }
}
