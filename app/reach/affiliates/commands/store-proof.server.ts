import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readDocument, type DocumentType } from "#app/platform/files/read-document.server.ts";

export type StoredProof = { fileId: string; fileType: DocumentType; bytes: number };
export type ProofRefusal = Refusal<"not_a_document" | "active_pdf">;

/**
 * Stores a receipt before `write` writes the row that names it, and removes it again where that is
 * refused. What is left of a failed try is a file that no row names, which the job
 * `affiliates.sweep-proofs` removes.
 */
export async function storeProof<Value, Reason extends string>(
  ctx: Ctx,
  { store, sent }: { store: FileStore; sent: Uint8Array },
  write: (proof: StoredProof) => Promise<Result<Value, Refusal<Reason>>>,
): Promise<Result<Value, Refusal<Reason> | ProofRefusal | Refusal<"forbidden">>> {
  if (!may(ctx.actor, "payouts:write")) return refuse("forbidden");
  const document = await readDocument(sent);
  if (!document.ok) return document;
  const { type: fileType, bytes } = document.value;
  const fileId = ctx.ids.newId();
  await store.write(fileId, bytes);
  const written = await write({ fileId, fileType, bytes: bytes.length });
  if (!written.ok) await store.remove(fileId);
  return written.ok ? ok(written.value) : written;
}
