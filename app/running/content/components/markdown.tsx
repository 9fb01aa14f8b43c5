import { Link } from "react-router";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { contentMessages } from "../texts/shopper.ts";
import type { Block, Inline } from "../views/markdown-nodes.ts";

/** Renders the result of `readMarkdown` as ordinary elements. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock block={block} key={index} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines nodes={block.children} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, index) => <Item blocks={item} key={index} />);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    default:
      return <hr />;
  }
}

/** An item with one paragraph is that paragraph's text; a longer item keeps its parts. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [only, second] = blocks;
  const plain = only?.kind === "paragraph" && !second;
  return <li>{plain ? <Inlines nodes={only.children} /> : <Blocks blocks={blocks} />}</li>;
}

function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <OneInline key={index} node={node} />);
}

function OneInline({ node }: { node: Inline }) {
  switch (node.kind) {
    case "text":
      return <Unbroken>{node.text}</Unbroken>;
    case "code":
      return <code>{node.text}</code>;
    case "strong":
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case "link":
      return node.href.startsWith("/") ? (
        <Link to={node.href}>
          <Inlines nodes={node.children} />
        </Link>
      ) : (
        <a href={node.href}>
          <Inlines nodes={node.children} />
        </a>
      );
    case "cite":
      return <Cite source={node.source} />;
    default:
      return <br />;
  }
}

/** Small, but large enough to tap: the target extends beyond the digit. */
function Cite({ source }: { source: number }) {
  return (
    <sup className="cite">
      <a
        aria-label={contentMessages.article.source(source)}
        className="cite-target"
        href={`#source-${source}`}
      >
        {source}
      </a>
    </sup>
  );
}
