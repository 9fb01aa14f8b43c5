import type { Flash } from "#app/platform/http/flash.ts";
import { Notice } from "#app/ui/notice.tsx";
import { frameMessages as say } from "./texts.ts";

/** What became of the form that led here, on a page that came whole: without scripts no toast says it. */
export function FlashNotice({ flash }: { flash: Flash }) {
  return (
    <Notice className="mt-4" title={flash.title ?? say.flashTitles[flash.tone]} tone={flash.tone}>
      {flash.text}
    </Notice>
  );
}
