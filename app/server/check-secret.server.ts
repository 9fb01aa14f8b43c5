import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findMark, setMark } from "#app/platform/database/shop-marks.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { ConfigurationError } from "#app/platform/env.server.ts";
import type { Sealers } from "#app/platform/http/sealer.server.ts";

const PURPOSE = "secret of the shop";
const TEXT = "project-me";

/** Whether the shop in this database was opened with this secret; undefined before its first start. */
export async function isShopSecret({ db, sealers }: Pick<Ctx, "db" | "sealers">) {
  const known = await findMark(db, "secret");
  return known === undefined ? undefined : sealers.isDigest(PURPOSE, TEXT, known);
}

export async function rememberSecret({ db, sealers, now }: Ctx): Promise<void> {
  await setMark(db, "secret", { value: digestOf(sealers), now });
}

/** Refuses to open a shop that a move has left: its orders would be missing from the other one. */
export async function refuseMoved({ db }: Pick<Ctx, "db">): Promise<void> {
  const moved = await findMark(db, "moved");
  if (moved === undefined) return;
  const setting = moved === "url" ? "Set DATABASE_URL" : "Unset DATABASE_URL";
  throw new ConfigurationError([
    `DATABASE_URL: the shop was moved away from this database. ${setting}. To use this former database again, run: ${ownCommand("move-database", "stay")}`,
  ]);
}

const digestOf = (sealers: Sealers) => sealers.digest(PURPOSE, TEXT);

/**
 * Refuses to open a shop with another secret than before: no code of an authenticator app would be
 * right any more, so its owner would be locked out. The first start notes which secret it is.
 */
export async function checkSecret(ctx: Ctx, hasRoom: () => boolean): Promise<void> {
  if ((await isShopSecret(ctx)) === undefined && hasRoom()) await rememberSecret(ctx);
  if ((await isShopSecret(ctx)) !== false) return;
  throw new ConfigurationError([
    `APP_SECRET: this shop was set up with a different secret. Set that secret, or put the file “secret” back into DATA_DIR. If it is lost, run: ${ownCommand("change-secret")}`,
  ]);
}
