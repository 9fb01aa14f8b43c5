/** Stores files that people sent, under names that the shop made up. */
export type FileStore = {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** A file that is gone already is no mistake. */
  remove(name: string): Promise<void>;
  writtenBefore(at: Date): Promise<string[]>;
};

/** Each kind of file has an area of its own, so that sweeping one cannot touch another. */
export type Files = {
  area(name: string): FileStore;
  /** Every file of the shop, for a backup. */
  list(): AsyncIterable<{ area: string; name: string }>;
};

/** What a file or an area may be called: nothing that leads out of its place. */
export const FILE_NAME = /^[\w-]{1,64}$/;
