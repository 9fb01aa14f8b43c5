import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ShownBooks } from "./books.server.ts";
import { dashboardMessages } from "./texts.ts";

const say = dashboardMessages.books;

/** When the books were checked, and what does not add up. */
export function BooksCard({ books }: { books: ShownBooks }) {
  const { line, isLate, count, problems } = books;
  const Icon = isLate ? TriangleAlert : CircleCheck;
  return (
    <Card aria-labelledby="books" as="section" className="grid content-start gap-2">
      <h2 className="text-lg" id="books">
        {say.title}
      </h2>
      {count > 0 && (
        <Notice announced={false} title={say.problems(count)} tone="error">
          <ul className="grid gap-3 wrap-anywhere">
            {problems.map((words) => (
              <li key={words.map(({ text }) => text).join("")}>
                <Problem words={words} />
              </li>
            ))}
          </ul>
          {count > problems.length && <p>{say.more(count - problems.length)}</p>}
          <p className="mt-2">{say.advice}</p>
        </Notice>
      )}
      <p className="board-line text-ink-soft">
        <Icon
          aria-hidden="true"
          className={isLate ? "size-4 shrink-0 text-warning" : "size-4 shrink-0"}
        />
        <span>{line}</span>
      </p>
    </Card>
  );
}

function Problem({ words }: { words: ShownBooks["problems"][number] }) {
  return words.map(({ text, to }, place) =>
    to === undefined ? (
      text
    ) : (
      // A name can be in a sentence twice.
      // oxlint-disable-next-line react/no-array-index-key
      <Link className="py-3 underline underline-offset-4" key={place} to={to}>
        {text}
      </Link>
    ),
  );
}
