import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { href } from "#app/lib/href.ts";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import { Button } from "#app/ui/button.tsx";
import { readBrowserCookie } from "#app/ui/browser-cookie.ts";
import { CHOICE_SECONDS, MEASUREMENT_COOKIE, readChoice, type Choice } from "./choice-cookie.ts";
import { startTags } from "./tags.ts";
import { measurementMessages as say } from "./texts.ts";

/** Asks the visitor once, and starts the agreed measurement. */
export function askConsent(place: HTMLElement, ids: MeasurementIds): void {
  createRoot(place).render(<Consent ids={ids} />);
}

function Consent({ ids }: { ids: MeasurementIds }) {
  const [choice, setChoice] = useState(storedChoice);
  useEffect(() => {
    if (choice === "yes") startTags(ids);
  }, [choice, ids]);
  if (choice !== undefined) return null;
  return (
    <section
      aria-label={say.title}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-space,0px)+0.75rem)] z-30 mx-auto grid max-w-2xl gap-3 rounded-card border border-line bg-surface p-4 text-sm shadow-float"
    >
      <p>
        {say.question(ids)}{" "}
        <a className="underline underline-offset-4" href={href("/cookies")}>
          {say.more}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setChoice(store("no"))} variant="secondary">
          {say.no}
        </Button>
        <Button onClick={() => setChoice(store("yes"))} variant="secondary">
          {say.yes}
        </Button>
      </div>
    </section>
  );
}

/** A browser that asks all sites for privacy has already answered. */
function storedChoice(): Choice | undefined {
  const stored = readChoice(readBrowserCookie(MEASUREMENT_COOKIE));
  return stored ?? (Reflect.get(navigator, "globalPrivacyControl") === true ? "no" : undefined);
}

function store(choice: Choice): Choice {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${MEASUREMENT_COOKIE}=${choice}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax${secure}`;
  return choice;
}
