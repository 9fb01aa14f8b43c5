import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";

type PictureName = { picture: string };

/** A new photo comes after the existing photos and before drawn pictures. */
export function withPhoto<T extends PictureName & { upload?: object | undefined }>(
  images: readonly T[],
  photo: T,
): T[] {
  const drawn = images.findIndex(({ upload }) => !upload);
  return images.toSpliced(drawn === -1 ? images.length : drawn, 0, photo);
}

/**
 * Sorts the pictures by these names. `was` is the order in the form: if a colleague has added,
 * removed or moved a picture since, nothing is moved.
 */
export function arranged<T extends PictureName>(
  images: readonly T[],
  { was, order }: { was: readonly string[]; order: readonly string[] },
): Result<T[], Refusal<"changed_meanwhile">> {
  const now = images.map(({ picture }) => picture);
  if (isSame(now, order)) return ok([...images]);
  if (!isSame(now, was) || !isSame(now.toSorted(), order.toSorted())) {
    return refuse("changed_meanwhile");
  }
  const byName = new Map(images.map((image) => [image.picture, image]));
  return ok(order.flatMap((name) => byName.get(name) ?? []));
}

/** The names with one moved by so many places; undefined if that place does not exist. */
export function moved(
  names: readonly string[],
  from: number,
  places: number,
): string[] | undefined {
  const [name, to] = [names[from], from + places];
  if (name === undefined || to < 0 || to >= names.length) return undefined;
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
