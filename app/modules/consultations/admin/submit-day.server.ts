import { formatDay } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import { isDay } from "#app/lib/is-day.ts";
import type { Day } from "#app/modules/catalog/rules/holidays.ts";
import { historyOf } from "#app/modules/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { setDoctorDay } from "../commands/set-doctor-day.server.ts";
import { loadAgenda } from "../queries/agenda.server.ts";
import { changeText, dayText, readDayText } from "../views/day-texts.ts";
import type { DayChange } from "../views/day-texts.ts";
import { readSpan } from "../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";
import type { HoursAnswer } from "./hours-answer.ts";

/** The forms of one other day; over what somebody else said of it meanwhile, only when chosen. */
export async function submitDay(ctx: Ctx, doctorId: string, sent: Texts): Promise<HoursAnswer> {
  const wrong = (field: string, message: string): HoursAnswer => ({
    status: 422,
    intent: "day",
    values: sent,
    errors: { [field]: message },
  });
  const { day = "" } = sent;
  if (!isDay(day)) return wrong("day", say.dayNeeded);
  const wish = readWish(sent);
  if (typeof wish === "string") return wrong("from", wish);
  const edit = await openDay(ctx, doctorId, day, { ...sent, ...wish });
  if (edit.undecided) return { status: 422, conflict: await edit.conflict() };
  const change = readDayText(edit.texts[day] ?? "");
  const base = edit.texts["base"] ?? "";
  const saved = await setDoctorDay(ctx, { doctorId, day, change, base });
  if (saved.ok) return { done: say.daySaved };
  switch (saved.reason) {
    case "not_found":
      return { status: 404 };
    case "past":
      return wrong("day", say.past);
    case "changed_meanwhile":
      return { status: 409, conflict: await edit.conflict() };
    case "forbidden":
      return { status: 403, message: say.forbidden };
  }
}

/** The wish as the text of its day, or what is wrong with the times; decided, it is there already. */
function readWish({ intent, day = "", from = "", to = "", decides }: Texts): Texts | string {
  if (decides === "on") return {};
  const span = readSpan(from, to);
  if (intent !== "usual" && typeof span === "string") return say.problems[span];
  const hours: DayChange =
    span && typeof span !== "string" ? { kind: "hours", span } : { kind: "off" };
  return { [day]: changeText(intent === "usual" ? { kind: "usual" } : hours) };
}

function openDay(ctx: Ctx, doctorId: string, day: Day, sent: Texts) {
  const words = { "": say.asUsual, off: say.off };
  return openEdit(sent, {
    fields: [{ name: day, label: formatDay(day), words }],
    read: async () => {
      const { otherDays } = await loadAgenda(ctx.db, doctorId, ctx.now);
      const now = dayText(otherDays.find((other) => other.day === day));
      return { version: 0, values: { [day]: now } };
    },
    lastChange: async () => {
      const history = await historyOf(ctx.db, { type: "doctor", id: doctorId });
      const last = history.findLast(({ action, after }) => {
        return action === "doctor.day" && isOfDay(after, day);
      });
      return last && { by: last.actorName ?? say.shopItself, at: last.at };
    },
  });
}

function isOfDay(after: unknown, day: Day): boolean {
  return typeof after === "object" && after !== null && "day" in after && after.day === day;
}
