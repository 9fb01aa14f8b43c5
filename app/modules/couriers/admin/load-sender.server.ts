import { listCarriers } from "#app/modules/delivery/queries/carriers.server.ts";
import { provinceNames } from "#app/modules/places/queries/provinces.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Connection } from "../queries/connection.server.ts";
import { showSender } from "../views/show-sender.ts";

/** Who sends parcels; undefined until there are keys, with which it is stored. */
export async function loadSender({ db }: Ctx, connection: Connection | undefined) {
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
