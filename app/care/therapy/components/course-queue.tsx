import { useState } from "react";
import { useRevalidator } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { sayLogged } from "../views/heard.ts";
import { useDoseQueue } from "./use-dose-queue.ts";
import { WaitingDoses } from "./waiting-doses.tsx";

export type CourseQueueProps = { owner: string; names: Readonly<Record<string, string>> };

/** Doses that wait in this browser, on a page that shows a course; they are sent from here too. */
export function CourseQueue({ owner, names }: CourseQueueProps) {
  const { revalidate } = useRevalidator();
  const [heard, setHeard] = useState<ReturnType<typeof sayLogged>>();
  const queue = useDoseQueue(owner, (saved) => {
    const messages = new Set(saved.flatMap(({ message }) => message ?? []));
    setHeard(sayLogged(messages.size > 0 ? [...messages].join(" ") : undefined));
    void revalidate();
  });
  const isEmpty = queue.waiting.length === 0 && queue.others === 0 && queue.canStore !== false;
  if (isEmpty && heard === undefined) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {heard && <Notice tone={heard.tone}>{heard.text}</Notice>}
      <WaitingDoses names={names} queue={queue} />
    </div>
  );
}
