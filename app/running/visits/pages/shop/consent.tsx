import { useEffect, useState } from "react";
import { href, useLocation, useNavigation } from "react-router";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";
import { Button } from "#app/ui/button.tsx";
import { readBrowserCookie } from "#app/ui/browser-cookie.ts";
import { CHOICE_SECONDS, MEASUREMENT_COOKIE, readChoice, type Choice } from "./choice-cookie.ts";
import { isMeasured } from "./measured-pages.ts";
import { startTags, stopTags } from "./tags.ts";
import { measurementMessages as say } from "./texts.ts";

/** A document starts the scripts only once, even if this is rendered again. */
let started = false;

/** Asks the visitor once, and starts the agreed measurement. */
export function Consent({ ids }: { ids: MeasurementIds }) {
  const here = useLocation();
  const { location: target } = useNavigation();
  const [choice, setChoice] = useState(storedChoice);
  const measured = isMeasured(here);

  useEffect(() => {
    if (choice !== "yes" || started || !measured) return;
    started = true;
    startTags(ids);
  }, [choice, ids, measured]);

  // A form can navigate where a link would have opened a new document.
  useEffect(() => {
    if (started && target && !isMeasured(target)) stopTags(ids);
  }, [target, ids]);
  useEffect(() => {
    if (started && !measured) window.location.reload();
  }, [measured]);

  if (choice !== undefined || !measured) return null;
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
