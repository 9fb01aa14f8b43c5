import { Suspense, lazy, useState, type ComponentType } from "react";
import { useHydrated } from "./use-hydrated.ts";

const AS_SENT = { __html: "" };

/**
 * Content that no script changes. A page that came as HTML keeps it as it was sent, and neither
 * loads nor runs its code; a page that is opened in place loads the code and renders it, and so does
 * one whose content has changed. On the server the component is there already.
 */
export function asSent<Props extends object>(
  onServer: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Shown = onServer ?? lazy(async () => ({ default: await load() }));
  return function AsSent(props: Props) {
    const hydrated = useHydrated();
    const [sent] = useState(() => (hydrated || onServer ? undefined : JSON.stringify(props)));
    return sent !== undefined && sent === JSON.stringify(props) ? (
      <div dangerouslySetInnerHTML={AS_SENT} key="sent" suppressHydrationWarning />
    ) : (
      <div key="rendered">
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  };
}
