import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { IdDetails } from "../rules/concession-terms.ts";

const stored = z.object({ id: z.string(), name: z.string(), number: z.string() });

/**
 * The key is derived from the shop's secret, which is in neither the database nor the file store.
 * The declaration's id is sealed in, so that typed details cannot be moved to another declaration.
 */
export function detailsSealer({ sealers }: Pick<Ctx, "sealers">) {
  const sealer = sealers.for("concession id");
  return {
    seal: (id: string, details: IdDetails) => sealer.seal(JSON.stringify({ id, ...details })),
    /** Undefined for details sealed with another secret or for another declaration. */
    open(id: string, sealed: string | null): IdDetails | undefined {
      const text = sealed === null ? undefined : sealer.open(sealed);
      if (text === undefined) return undefined;
      const { id: sealedId, ...details } = stored.parse(JSON.parse(text));
      return sealedId === id ? details : undefined;
    },
  };
}

/** Pictures of IDs reach the file store encrypted only. */
export function idPictures({ sealers }: Pick<Ctx, "sealers">, store: FileStore) {
  const sealer = sealers.for("concession id picture");
  return {
    write: (name: string, bytes: Uint8Array) =>
      store.write(
        name,
        Buffer.from(sealer.seal(`${name} ${Buffer.from(bytes).toString("base64")}`)),
      ),
    async read(name: string): Promise<Uint8Array | undefined> {
      const sealed = await store.read(name);
      const text = sealed && sealer.open(Buffer.from(sealed).toString());
      if (!text?.startsWith(`${name} `)) return undefined;
      return Buffer.from(text.slice(name.length + 1), "base64");
    },
    remove: (name: string) => store.remove(name),
  };
}
