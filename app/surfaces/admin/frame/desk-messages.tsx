import type { Flash } from "#app/platform/http/flash.ts";
import { FlashToast } from "#app/surfaces/storefront/flash-toast.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ToastHost } from "#app/ui/toast.tsx";
import { frameMessages as say } from "./texts.ts";

/** What became of the form that led here, on a page that came whole: without scripts no toast says it. */
export function FlashNotice({ flash }: { flash: Flash }) {
  return (
    <Notice className="mt-4" title={flash.title ?? say.flashTitles[flash.tone]} tone={flash.tone}>
      {flash.text}
    </Notice>
  );
}

/** The same between two pages, where a script shows it. */
export function DeskToasts() {
  return (
    <>
      <ToastHost label={say.messages} />
      <FlashToast titles={say.flashTitles} />
    </>
  );
}
