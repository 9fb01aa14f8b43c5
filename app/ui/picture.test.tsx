import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const sources = [
  { type: "image/avif", media: "(min-width: 64rem)", srcSet: "/a.avif 96w", width: 96, height: 96 },
  { type: "image/webp", srcSet: "/a.webp 96w", width: 96, height: 96 },
];
const plain = { sources, src: "/a.webp", width: 96, height: 96, sizes: "6rem", alt: "A vial" };

describe("a picture", () => {
  it("offers its sources in their order, and the plain one last", () => {
    const markup = renderToStaticMarkup(<Picture {...plain} />);
    const offered = [...markup.matchAll(/(?:srcSet|src)="([^"]+)"/gi)].map(([, url]) => url);
    expect(offered).toEqual(["/a.avif 96w", "/a.webp 96w", "/a.webp"]);
    expect(markup.match(/sizes="6rem"/g)).toHaveLength(2);
  });

  it("says how large it will be, and what it shows", () => {
    const markup = renderToStaticMarkup(<Picture {...plain} />);
    expect(markup).toMatch(/<img[^>]* width="96" height="96"[^>]* alt="A vial"/);
  });

  it("waits until it is near, unless it is seen at once", () => {
    expect(renderToStaticMarkup(<Picture {...plain} />)).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<Picture {...plain} loading="first" />);
    expect(first).not.toContain("lazy");
    expect(first).toMatch(/fetchPriority="high"/i);
    expect(renderToStaticMarkup(<Picture {...plain} loading="soon" />)).not.toMatch(
      /lazy|fetchPriority/i,
    );
  });

  it("keeps the words of decoration empty", () => {
    expect(renderToStaticMarkup(<Picture {...plain} alt="" />)).toContain('alt=""');
  });
});
