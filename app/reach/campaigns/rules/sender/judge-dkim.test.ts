import { expect, it } from "vitest";
import type { DnsTexts } from "./dns-texts.ts";
import { judgeDkim } from "./judge-dkim.ts";

/** In these tests a key states its own length. */
const bitsOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : undefined);

function judge(texts: DnsTexts, isChosen = true) {
  const keys = [{ selector: "s1", texts }];
  const { state, why, record } = judgeDkim({ domain: "shop.ph", isChosen, keys, bitsOf });
  return [state, why, record?.name];
}

it.each<[DnsTexts, unknown[]]>([
  ["unreachable", ["unknown", "unreachable", undefined]],
  [[], ["missing", "none", "s1._domainkey.shop.ph"]],
  [["something else"], ["missing", "none", "s1._domainkey.shop.ph"]],
  [["v=DKIM1; k=rsa; p=2048"], ["good", "fine", undefined]],
  [["k=rsa;p=20 48"], ["good", "fine", undefined]],
  [["v=DKIM1; p=2048; t=s"], ["good", "fine", undefined]],
  [
    ["v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="],
    ["good", "fine", undefined],
  ],
  [["v=DKIM1; p=1024"], ["weak", "short", undefined]],
  [["v=DKIM1; p=512"], ["wrong", "short", undefined]],
  [["v=DKIM1; p=2048; t=y:s"], ["weak", "testing", undefined]],
  [["v=DKIM1; p="], ["wrong", "withdrawn", undefined]],
  [["v=DKIM1; k=rsa"], ["wrong", "broken", undefined]],
  [["v=DKIM1; p=cut off"], ["wrong", "broken", undefined]],
])("%j is %j", (texts, expected) => {
  expect(judge(texts)).toEqual(expected);
});

it("does not make up a name where nobody said one", () => {
  expect(judge([], false)).toEqual(["missing", "no_selector", "<selector>._domainkey.shop.ph"]);
  expect(judge(["v=DKIM1; p=2048"], false)).toEqual(["good", "fine", undefined]);
});
