import { compactId, readCompactId } from "#app/lib/compact-id.ts";

export type CourseLink = "calendar of a course" | "end of reminders";

/** Signs texts with the shop's secret, for one purpose alone. */
type Signer = {
  sealers: {
    digest(purpose: string, text: string): string;
    isDigest(purpose: string, text: string, digest: string): boolean;
  };
};

const ID_LENGTH = 22;
const SHAPE = /^[\w-]{65}$/;

/** An id with a signature that only the shop can write: the database has nothing to read it from. */
export function courseToken({ sealers }: Signer, id: string, link: CourseLink): string {
  return compactId(id) + sealers.digest(link, id);
}

/** The id in a token of ours; undefined for any other text. */
export function courseIdIn({ sealers }: Signer, token: string, link: CourseLink) {
  const id = SHAPE.test(token) ? readCompactId(token.slice(0, ID_LENGTH)) : undefined;
  return id && sealers.isDigest(link, id, token.slice(ID_LENGTH)) ? id : undefined;
}
