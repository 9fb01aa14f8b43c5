import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { FakeGoogle } from "#tests/fake-google.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { customersJobs } from "../jobs.server.ts";
import { OWN_PICTURES } from "../rules/own-picture.ts";
import { admitProvenOwner } from "./sign-in-with-google/admit-proven-owner.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const google = await new FakeGoogle().open();
afterAll(() => google.close());
const store = createDiskFiles(await temporaryFolder());
const auth = createAuth({ db, secret: "a secret of this test", appUrl: "http://shop.example" });
const jobs = planOf({ tasks: [deliverMail] }, customersJobs(auth, store), {
  listeners: { "customer.confirmed": [], "customer.signed-in": [] },
});

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#14604a" } })
    .png()
    .toBuffer();

let made = 0;
beforeEach(() => {
  google.down = false;
  made += 1;
});

/** Signs a user in with Google, runs the jobs, and returns the picture of the account. */
async function enter(picture: string | undefined, subject = `google-${made}`) {
  const email = `${subject}@example.test`;
  const owner = {
    providerId: "google",
    subject,
    email,
    firstName: "Joy",
    lastName: "Cruz",
    picture,
  };
  const admitted = await admitProvenOwner({ ctx, auth }, owner, new Headers());
  if (!admitted.ok) throw new Error(admitted.reason);
  await drainJobs(pool, jobs);
  const [own] = await db.select().from(user).where(eq(user.id, admitted.value.userId));
  return own?.image ?? null;
}

test("a new account gets the picture that Google has, as a small square of the shop's own", async () => {
  google.picture = await photo(400);
  const image = await enter(`${google.url}/picture`);
  const stored = await store.area(OWN_PICTURES).read(image ?? "");
  expect(await sharp(stored).metadata()).toMatchObject({ width: 168, height: 168, format: "webp" });
});

test("it is taken once: a picture that was removed stays so at the next sign-in", async () => {
  google.picture = await photo(400);
  expect(await enter(`${google.url}/picture`)).not.toBeNull();
  await db.update(user).set({ image: null });
  expect(await enter(`${google.url}/picture`)).toBeNull();
});

test.each([
  ["no picture at all", () => undefined],
  ["something else", () => new TextEncoder().encode("<svg onload=alert(1)>")],
  ["far too many bytes", () => new Uint8Array(3 * 1024 * 1024)],
])("an account whose provider answers %s has none", async (_, bytes) => {
  const answer = bytes();
  google.picture = answer ?? new Uint8Array();
  expect(await enter(answer && `${google.url}/picture`)).toBeNull();
});

test("a provider that is away costs nothing but the picture", async () => {
  google.down = true;
  expect(await enter(`${google.url}/picture`)).toBeNull();
});
