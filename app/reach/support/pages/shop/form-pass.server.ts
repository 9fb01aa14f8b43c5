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
