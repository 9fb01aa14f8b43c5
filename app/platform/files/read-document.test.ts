import sharp from "sharp";
import { expect, it, test } from "vitest";
import { readDocument } from "./read-document.server.ts";

const pdf = (inside = "1 0 obj\n<< /Type /Catalog >>\nendobj") =>
  Buffer.from(`%PDF-1.7\n${inside}\ntrailer\n<<>>\n%%EOF\n`);

it("keeps a PDF as it is", async () => {
  const read = await readDocument(pdf());
  expect(read).toMatchObject({ ok: true, value: { type: "application/pdf", width: null } });
  expect(read.ok && Buffer.from(read.value.bytes)).toEqual(pdf());
});

it("writes a picture anew", async () => {
  const sent = await sharp({
    create: { width: 60, height: 40, channels: 3, background: "#14604a" },
  })
    .png()
    .toBuffer();
  expect(await readDocument(sent)).toMatchObject({
    ok: true,
    value: { type: "image/webp", width: 60, height: 40 },
  });
});

test.each(["JavaScript", "JS (app.alert(1))", "Launch", "EmbeddedFile", "RichMedia", "OpenAction"])(
  "a PDF with /%s is refused",
  async (name) => {
    const sent = pdf(`1 0 obj\n<< /Type /Catalog /${name} 2 0 R >>\nendobj`);
    expect(await readDocument(sent)).toEqual({ ok: false, reason: "active_pdf" });
  },
);

test.each([
  ["a text", Buffer.from("I am a report, honestly.")],
  ["nothing", Buffer.alloc(0)],
  ["a PDF that ends half way", pdf().subarray(0, 30)],
  ["a PDF of no version", Buffer.from("%PDF-9000\n%%EOF")],
  ["a page with the mark of a PDF behind it", Buffer.from("<script>1</script>%PDF-1.7\n%%EOF")],
])("%s is none", async (_, sent) => {
  expect(await readDocument(sent)).toEqual({ ok: false, reason: "not_a_document" });
});
