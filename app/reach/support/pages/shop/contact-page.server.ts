import { data, href } from "react-router";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { shopPlace } from "#app/running/settings/views/imprint.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { calendarOf } from "../../queries/calendar.server.ts";
import { openState } from "../../rules/open-state.ts";
import { contactData } from "../../views/contact-data.ts";
import { openWords } from "../../views/open-words.ts";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";
import type { FormPass } from "../../rules/judge-form.ts";

const PURPOSE = "contact form";

const passInput = z.object({ key: z.uuid(), shownAt: z.coerce.date(), asked: z.boolean() });

export function newPass({ ids, now }: Ctx): FormPass {
  return { key: ids.newId(), shownAt: now, asked: false };
}

/** The pass is sealed, so that no one can predate a form or make up a key. */
export function sealPass(sealers: Sealers, pass: FormPass): string {
  return sealers.for(PURPOSE).seal(JSON.stringify(pass));
}

export function openPass(sealers: Sealers, sealed: string): FormPass | undefined {
  const text = sealers.for(PURPOSE).open(sealed);
  return text ? passInput.safeParse(JSON.parse(text)).data : undefined;
}

/** Never cached: each form has its own pass, and the page says whether staff are there now. */
export async function showContact({ ctx, env }: RequestContext, request: Request) {
  const settings = await loadSettings(ctx.db);
  const calendar = calendarOf(settings);
  const state = openState(ctx.now, calendar);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const contacts = {
    email: settings.contact_email,
    phone: settings.phone_number,
    complaints: settings.complaint_email,
    address: shopPlace(settings),
    hours: hourLines(settings.support_hours),
    isOpen: state.open,
    openUntil: openWords(state, ctx.now),
  };
  const known: Record<string, string> = ctx.actor.kind === "user" ? { email: ctx.actor.email } : {};
  return data(
    {
      contacts,
      known,
      pass: sealPass(ctx.sealers, newPass(ctx)),
      flash: flash ?? null,
      canonical: new URL(href("/contact"), env.appUrl).href,
      structured: contactData(env.appUrl, contacts, calendar.week),
    },
    { headers },
  );
}
