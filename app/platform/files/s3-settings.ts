import { z } from "zod";

/** A bucket at an S3-compatible provider. `endpoint` is an address without a path. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

const FORM = "must look like https://<key id>:<secret>@<host>/<bucket>?region=<region>";

/**
 * `S3_URL` contains the whole configuration, like `SMTP_URL` for mail. Key and secret are
 * percent-encoded, such as `/` as `%2F`.
 */
export const s3Address = z.string().transform((text, context): S3Settings => {
  const settings = readAddress(text);
  if (settings) return settings;
  context.addIssue({ code: "custom", message: FORM });
  return z.NEVER;
});

function readAddress(text: string): S3Settings | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const [bucket = "", ...more] = url.pathname.split("/").filter((part) => part !== "");
  if (!/^https?:$/.test(url.protocol) || more.length > 0) return undefined;
  // S3's rules for bucket names.
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return undefined;
  const accessKey = decoded(url.username);
  const secretKey = decoded(url.password);
  if (!accessKey || !secretKey) return undefined;
  return {
    endpoint: url.origin,
    bucket,
    // Providers other than Amazon have one region, and some call it "auto".
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKey,
    secretKey,
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Over plain http, a real shop's files could be read on the network. */
export function s3Problems(source: Record<string, string | undefined>): string[] {
  return ["S3_URL", "BACKUP_URL"].flatMap((name) => {
    const unsafe = source["NODE_ENV"] === "production" && /^http:/i.test(source[name] ?? "");
    return unsafe ? [`${name}: must start with https:// in production`] : [];
  });
}
