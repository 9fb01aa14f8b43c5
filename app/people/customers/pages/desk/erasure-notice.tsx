import { Notice } from "#app/ui/notice.tsx";
import type { StaffErasure } from "./show-erasure.server.ts";

export function ErasureNotice({ erasure }: { erasure: StaffErasure }) {
  if (!erasure) return null;
  return (
    <Notice announced={false} title={erasure.title} tone={erasure.isDone ? "info" : "warning"}>
      {erasure.text}
    </Notice>
  );
}
