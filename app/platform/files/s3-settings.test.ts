import { describe, expect, it } from "vitest";
import { s3Address, s3Problems } from "./s3-settings.ts";

describe("the address of a bucket", () => {
  it("names the provider, the bucket, its region and a key", () => {
    expect(s3Address.parse("https://AKIA1:a%2Fb%2Bc@s3.example.com/our-shop?region=eu-1")).toEqual({
      endpoint: "https://s3.example.com",
      bucket: "our-shop",
      region: "eu-1",
      accessKey: "AKIA1",
      secretKey: "a/b+c",
    });
  });

  it("goes without a region, and with a port", () => {
    expect(s3Address.parse("http://key:secret@127.0.0.1:9000/shop")).toMatchObject({
      endpoint: "http://127.0.0.1:9000",
      region: "us-east-1",
    });
  });

  it.each([
    ["no address", "our-shop"],
    ["no key", "https://s3.example.com/our-shop"],
    ["no secret", "https://key@s3.example.com/our-shop"],
    ["no bucket", "https://key:secret@s3.example.com"],
    ["a folder in the bucket", "https://key:secret@s3.example.com/our-shop/pictures"],
    ["a bucket that S3 does not allow", "https://key:secret@s3.example.com/Our_Shop"],
    ["a broken encoding", "https://key:%zz@s3.example.com/our-shop"],
    ["another protocol", "s3://key:secret@s3.example.com/our-shop"],
  ])("is refused with %s", (_what, text) => {
    expect(s3Address.safeParse(text).success).toBe(false);
  });
});

it("is encrypted in production", () => {
  const S3_URL = "http://key:secret@s3.example.com/shop";
  expect(s3Problems({ S3_URL })).toEqual([]);
  expect(s3Problems({ S3_URL, NODE_ENV: "production" })).toEqual([
    "S3_URL: must start with https:// in production",
  ]);
});
