import { href } from "react-router";

/** On every page of the storefront. Without scripts it is a link, with them it opens a panel. */
export function AssistantButton({ label }: { label: string }) {
  return (
    <aside aria-label={label} className="assistant-button">
      <a aria-label={label} data-tip="" href={href("/health-ai")} />
    </aside>
  );
}
