import { formatDay } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import { refuse } from "#app/lib/result.ts";
import { isDay } from "#app/lib/is-day.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { EditedRecord } from "#app/platform/edits/open-edit.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { setDoctorDay } from "../../commands/set-doctor-day.server.ts";
import { loadAgenda } from "../../queries/agenda.server.ts";
import { changeText, dayText, readDayText, type DayChange } from "../../views/day-texts.ts";
import { readSpan } from "../../rules/read-hours.ts";
import { bookingAdminMessages as say } from "../../texts/staff-bookings.ts";

/** One exceptional day. Another person's change is overwritten only if the editor chooses that. */
export async function submitDay(ctx: Ctx, doctorId: string, sent: Texts) {
  const wrong = (field: string, message: string) => ({
    status: 422,
    values: sent,
    errors: { [field]: message },
  });
  const { day = "" } = sent;
  if (!isDay(day)) return refuse("invalid", wrong("day", say.dayNeeded));
  const wish = readWish(sent);
  if (typeof wish === "string") return refuse("invalid", wrong("from", wish));
  return submitEdit(
    { ...sent, ...wish },
    {
      ...otherDay(ctx, doctorId, day),
      parse: (texts) => ({ ok: true, value: texts }),
      save: (texts) => {
        const change = readDayText(texts[day] ?? "");
        return setDoctorDay(ctx, { doctorId, day, change, base: texts["base"] ?? "" });
      },
      explain: ({ reason }) => {
        switch (reason) {
          case "not_found":
            return { status: 404 };
          case "past":
            return wrong("day", say.past);
          case "forbidden":
            return { status: 403, message: say.forbidden };
        }
      },
    },
  );
}

/**
 * The wish as the text of its day, or the error in the times. A decided conflict already has it.
 */
function readWish({ intent, day = "", from = "", to = "", decides }: Texts): Texts | string {
  if (decides === "on") return {};
  const span = readSpan(from, to);
  if (intent !== "usual" && typeof span === "string") return say.problems[span];
  const hours: DayChange =
    span && typeof span !== "string" ? { kind: "hours", span } : { kind: "off" };
  return { [day]: changeText(intent === "usual" ? { kind: "usual" } : hours) };
}

function otherDay(ctx: Ctx, doctorId: string, day: Day): EditedRecord {
  const words = { "": say.asUsual, off: say.off };
  return {
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
  };
}

function isOfDay(after: unknown, day: Day): boolean {
  return typeof after === "object" && after !== null && Object.hasOwn(after, day);
}
