import { useEffect, useState } from "react";
import { href } from "react-router";

/** On every page of the storefront. Its panel is loaded when it is opened; without scripts it is a link. */
export function AssistantButton({ label }: { label: string }) {
  const [part, setPart] = useState<typeof import("./assistant-panel.tsx")>();
  const page = href("/health-ai");
  return (
    <aside
      aria-label={label}
      className="assistant-button"
      data-away={useScrollsDown() || undefined}
    >
      <a
        aria-label={label}
        data-tip=""
        href={page}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          import("./assistant-panel.tsx").then(setPart, () => location.assign(page));
        }}
      />
      {part && <part.AssistantPanel onClose={() => setPart(undefined)} />}
    </aside>
  );
}

/** Whether the visitor is scrolling down, so that the button makes way. CSS sees who is typing. */
function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = 80;
    const look = () => {
      setDown(scrollY > last);
      last = Math.max(scrollY, 80);
    };
    addEventListener("scroll", look);
    return () => removeEventListener("scroll", look);
  }, []);
  return isDown;
}
