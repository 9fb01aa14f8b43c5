import { describe, expect, it } from "vitest";
import { readUpload } from "./read-upload.server.ts";

const LIMIT = 50_000;
const read = (request: Request) => readUpload(request, "proof", LIMIT);

function form(file?: Blob | string, name = "p.jpg"): RequestInit {
  const body = new FormData();
  if (typeof file === "string") body.set("proof", file);
  else if (file) body.set("proof", file, name);
  return { method: "POST", body };
}

const request = (init: RequestInit) => new Request("http://shop.example/", init);

/** A body in chunks without a Content-Length. */
function stream(chunks: Iterable<Uint8Array>, type = "multipart/form-data; boundary=x"): Request {
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": type } };
  return request(init);
}

it("gives the file as it was sent", async () => {
  const bytes = new Uint8Array([1, 2, 3, 255]);
  expect(await read(request(form(new Blob([bytes]))))).toEqual({ ok: true, value: bytes });
});

it("takes a file of exactly the limit", async () => {
  const sent = await read(request(form(new Blob([new Uint8Array(LIMIT)]))));
  expect(sent.ok && sent.value.length).toBe(LIMIT);
});

describe("refuses", () => {
  it("one byte more", async () => {
    const sent = form(new Blob([new Uint8Array(LIMIT + 1)]));
    expect(await read(request(sent))).toEqual({ ok: false, reason: "too_large" });
  });

  it("a form without a file, with a text instead of it, or with nothing chosen", async () => {
    const missing = { ok: false, reason: "missing" };
    expect(await read(request(form()))).toEqual(missing);
    expect(await read(request(form("words")))).toEqual(missing);
    expect(await read(request(form(new Blob([]), "")))).toEqual(missing);
    expect(await read(request({ method: "POST" }))).toMatchObject({ ok: false });
  });

  it("what is no form, or ends in the middle", async () => {
    const broken = { ok: false, reason: "not_whole" };
    const words = new TextEncoder().encode("words");
    expect(await read(stream([words], "text/plain"))).toEqual(broken);
    expect(await read(stream([words]))).toEqual(broken);
    const failing = new ReadableStream({ pull: (c) => c.error(new Error("gone")) });
    const init = { method: "POST", body: failing, duplex: "half" };
    expect(await read(request(init))).toEqual(broken);
  });

  it("what never ends, after a while and keeping nothing of it", async () => {
    let given = 0;
    function* endless() {
      for (;;) {
        given += 10_000;
        yield new Uint8Array(10_000);
      }
    }
    expect(await read(stream(endless()))).toEqual({ ok: false, reason: "too_large" });
    expect(given).toBeLessThan(LIMIT * 6);
  });

  it("what says it is short and is not", async () => {
    const long = stream([new Uint8Array(LIMIT), new Uint8Array(LIMIT)]);
    const lying = new Request(long, { headers: { "content-length": "10", "content-type": "x/y" } });
    expect(await read(lying)).toEqual({ ok: false, reason: "too_large" });
  });
});
