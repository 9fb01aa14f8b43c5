import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readLogo } from "#app/platform/files/read-picture.server.ts";
import { STORED_ROOM, logoText } from "../rules/logo.ts";
import { saveSettings } from "./save-settings.server.ts";

/**
 * Sets or removes the shop's logo. The file is written before its setting; `settings.sweep-logos`
 * removes files that are no longer used.
 */
export async function setLogo(
  ctx: Ctx,
  store: FileStore,
  sent: Uint8Array | undefined,
): Promise<Result<undefined, Refusal<"forbidden" | "not_a_picture">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  const logo = sent ? await storeLogo(ctx, store, sent) : ok("");
  if (!logo.ok) return logo;
  const saved = await saveSettings(ctx, { logo: logo.value });
  if (!saved.ok) throw new Error(`the logo was not saved: ${saved.reason}`);
  return ok(undefined);
}

async function storeLogo(
  { ids }: Ctx,
  store: FileStore,
  sent: Uint8Array,
): Promise<Result<string, Refusal<"not_a_picture">>> {
  const picture = await readLogo(sent, STORED_ROOM);
  if (!picture.ok) return picture;
  const { bytes, width, height } = picture.value;
  const fileId = ids.newId();
  await store.write(fileId, bytes);
  return ok(logoText({ fileId, width, height }));
}
