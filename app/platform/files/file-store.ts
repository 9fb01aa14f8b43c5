/** Stores uploaded files under names that the shop made up. */
export type FileStore = {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  writtenBefore(at: Date): Promise<string[]>;
};

/** Each kind of file has its own area, so that sweeping one cannot touch another. */
export type Files = {
  area(name: string): FileStore;
  /** Every file of the shop, for a backup. */
  list(): AsyncIterable<{ area: string; name: string }>;
};

/** Names of files and areas cannot contain a path. */
export const FILE_NAME = /^[\w-]{1,64}$/;
