import { data, href } from "react-router";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { ownConcessions } from "#app/selling/concessions/queries/own-concessions.server.ts";
import { isGiven } from "#app/selling/concessions/rules/concession-for.ts";
import { concessionMessages } from "#app/selling/concessions/texts/shopper.ts";
import { openEmailChange } from "../../queries/email-change.server.ts";
import { ownAddresses } from "../../queries/own-addresses.server.ts";
import { profileOf, type Profile } from "../../queries/profile.server.ts";
import { emailMessages } from "../../texts/shopper-email.ts";
import { profileRows as say } from "../../texts/shopper-profile-rows.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { partPath } from "./part-page.server.ts";
import { creditRow, textsRow } from "./module-rows.server.ts";

/** The rows of the profile. Each sums up its page in one line. */
export async function showProfile(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { userId } = signedIn(ctx);
  const { flash, headers } = takeFlash(request, env.appUrl);
  const [profile, addresses, factors, change, concessions, settings, credit, texts] =
    await Promise.all([
      profileOf(ctx.db, userId),
      ownAddresses(ctx.db, userId),
      countFactors(ctx.db, userId),
      openEmailChange(ctx.db, userId, ctx.now),
      ownConcessions(ctx.db, userId),
      shownSettings(served),
      creditRow(ctx, userId),
      textsRow(ctx, userId),
    ]);
  const hasSecondStep = factors.apps + factors.passkeys > 0;
  const groups = [
    { title: say.groups.you, rows: [...rowsOfPerson(profile, addresses.length), credit] },
    { title: say.groups.entry, rows: rowsOfEntry(profile, change?.newEmail, hasSecondStep) },
    { title: say.groups.mails, rows: [...rowsOfMails(profile), texts] },
    // Shown even if the shop no longer offers the discount, because customers can still withdraw
    // what they sent.
    { title: say.groups.data, rows: rowsOfData(isGiven(settings) || concessions.length > 0) },
  ];
  return data({ groups, flash: flash ?? null }, { headers });
}

const row = (to: string, title: string, text: string) => ({ to, title, text });

function rowsOfPerson({ firstName, lastName, phone, hasPicture }: Profile, addresses: number) {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const details = [name, phone].filter(Boolean).join(", ");
  return [
    row(partPath("details"), say.details, details || say.noDetails),
    row(partPath("picture"), say.picture, hasPicture ? say.hasPicture : say.noPicture),
    row(href("/portal/addresses"), say.addresses, say.addressCount(addresses)),
  ];
}

function rowsOfEntry(
  { email, hasPassword }: Profile,
  newEmail: string | undefined,
  hasSecondStep: boolean,
) {
  return [
    row(href("/portal/email"), say.email, newEmail ? emailMessages.waiting(newEmail) : email),
    row(partPath("password"), say.password, hasPassword ? say.hasPassword : say.noPassword),
    row(href("/portal/security"), say.security, say.secondStep(hasSecondStep)),
  ];
}

function rowsOfMails({ marketing, isDiscreet }: Profile) {
  return [
    row(partPath("news"), say.news, say.newsState(marketing)),
    row(partPath("discretion"), say.discretion, say.isOn(isDiscreet)),
  ];
}

function rowsOfData(hasDiscount: boolean) {
  const discount = row(href("/portal/discount"), concessionMessages.title, say.discountText);
  return [
    ...(hasDiscount ? [discount] : []),
    row(href("/portal/health-ai"), say.conversations, say.conversationsText),
    row(href("/portal/your-data"), say.data, say.dataText),
  ];
}
