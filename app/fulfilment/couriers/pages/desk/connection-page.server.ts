import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { callbackHealth } from "#app/selling/payments/queries/callback-health.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readConnection, type Connection } from "../../queries/connection.server.ts";
import { lastReport } from "../../queries/parcel-events.server.ts";
import { KEY_NAMES } from "../../rules/courier-keys.ts";
import { connectionMessages as say } from "../../texts/staff-connection.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { showSender } from "../../views/show-sender.ts";

/** The connection with Ninja Van: the last characters of its keys, and its reports' health. */
export async function showConnection(ctx: Ctx, appUrl: string) {
  const connection = await readConnection(ctx);
  const [sender, { refused }, last, history] = await Promise.all([
    loadSender(ctx, connection),
    callbackHealth(ctx.db, "ninjavan"),
    lastReport(ctx.db),
    loadHistory(ctx, { type: "courier", id: "ninjavan" }),
  ]);
  const ends = connection?.keys && connection.row.lastFour;
  return {
    state: stateOf(connection?.row.isLive, ends !== undefined),
    isStored: connection !== undefined,
    isReadable: ends !== undefined,
    version: String(connection?.row.version ?? 0),
    fields: KEY_NAMES.map((name) => ({
      name,
      label: say.fields[name],
      hint: say.hints[name],
      stored: ends && say.stored(ends[name]),
    })),
    mode: connection && (connection.row.isLive ? "live" : "sandbox"),
    address: `${appUrl}${href("/api/couriers/ninjavan/callback")}`,
    last: last && say.lastAt(last.says, formatDateTime(last.at)),
    refused: refused.map(({ reason, count, lastAt }) =>
      say.refusedWhy(say.reasons[reason], count, formatDateTime(lastAt)),
    ),
    sender,
    history,
  } as const;
}

function stateOf(isLive: boolean | undefined, isReadable: boolean) {
  if (isLive === undefined) return { tone: "neutral", label: say.states.absent } as const;
  if (!isReadable) return { tone: "error", label: say.states.unreadable } as const;
  if (isLive) return { tone: "success", label: say.states.live } as const;
  return { tone: "warning", label: say.states.sandbox } as const;
}

/** The sender of parcels. Undefined without keys, since both are in one row. */
async function loadSender({ db }: Ctx, connection: Connection | undefined) {
  if (!connection) return undefined;
  const [settings, carriers, provinces] = await Promise.all([
    loadSettings(db),
    listCarriers(db),
    provinceNames(db),
  ]);
  const { version, sender } = connection.row;
  const hasKeys = connection.keys !== undefined;
  return showSender({ version, hasKeys, sender, carriers, provinces, name: settings.site_name });
}
