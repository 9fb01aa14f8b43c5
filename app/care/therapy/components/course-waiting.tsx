import { lazy, Suspense } from "react";
import { href } from "react-router";
import { useOfflineForm } from "#app/ui/offline/keep-pages.ts";
import { useMayHold } from "#app/ui/offline/use-may-hold.ts";
import type { CourseQueueProps } from "./course-queue.tsx";

const load = () => import("./course-queue.tsx");
const CourseQueue = lazy(async () => ({ default: (await load()).CourseQueue }));

/** Shows the doses that wait in this browser, and keeps the offline form ready. */
export function CourseWaiting(props: CourseQueueProps) {
  useOfflineForm(href("/portal/therapy/offline"));
  const mayHold = useMayHold(load);
  return (
    mayHold && (
      <Suspense>
        <CourseQueue {...props} />
      </Suspense>
    )
  );
}
