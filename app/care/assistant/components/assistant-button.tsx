import { useState } from "react";
import { href } from "react-router";

/** Floats on every page of the storefront. Its panel is loaded when it is opened; without scripts it is a link. */
export function AssistantButton({ label }: { label: string }) {
  const [part, setPart] = useState<typeof import("./assistant-panel.tsx")>();
  const page = href("/health-ai");
  return (
    <aside aria-label={label} className="assistant-button">
      <a
        href={page}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          import("./assistant-panel.tsx").then(setPart, () => location.assign(page));
        }}
      >
        {label}
      </a>
      {part && <part.AssistantPanel onClose={() => setPart(undefined)} />}
    </aside>
  );
}
