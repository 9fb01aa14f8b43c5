import { useCallback, useRef, type MouseEvent } from "react";
import { asksForWindow } from "#app/ui/follow-links.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { useFirstTouch } from "#app/ui/use-first-touch.ts";

const loadMoves = () => import("./gallery-moves.ts");

/** Pictures can be swiped without a script. Buttons, keys and zoom load at the first touch. */
export function Gallery({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null);

  useFirstTouch(
    useCallback(async () => {
      const { watchGallery } = await loadMoves();
      if (frame.current) watchGallery(frame.current);
    }, []),
  );

  function press(event: MouseEvent<HTMLDivElement>) {
    const { target, currentTarget, nativeEvent } = event;
    const control = target instanceof Element && target.closest<HTMLElement>("[data-does]");
    if (!control || asksForWindow(event)) return;
    event.preventDefault();
    void loadMoves().then(
      ({ pressControl }) => pressControl(currentTarget, control, nativeEvent),
      // Without the script it is an ordinary link.
      () => control instanceof HTMLAnchorElement && window.location.assign(control.href),
    );
  }

  return <ServerHtml html={html} onClick={press} part="gallery" ref={frame} />;
}
