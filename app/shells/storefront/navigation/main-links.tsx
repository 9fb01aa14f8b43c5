import { href, useLocation } from "react-router";
import { useFollowLinks } from "#app/ui/follow-links.ts";
import { shellMessages as say } from "../texts.ts";
import { currentOf, type Part } from "./part-of.ts";

const LINKS: readonly { part: Part; to: string; label: string }[] = [
  { part: "products", to: href("/products"), label: say.products },
  { part: "assessment", to: href("/assessment"), label: say.assessment },
  { part: "doctors", to: href("/consultation"), label: say.doctors },
  { part: "learn", to: href("/learn"), label: say.learnLink },
  { part: "help", to: href("/faq"), label: say.help },
];

/** Five links from 1024 px; a tablet has room for the first, a phone has its bar instead. */
export function MainLinks() {
  const here = useLocation();
  const follow = useFollowLinks();
  return (
    <nav aria-label={say.main} className="max-md:hidden">
      <ul className="flex lg:max-xl:-mx-1">
        {LINKS.map(({ part, to, label }) => (
          <li className={part === "products" ? undefined : "max-lg:hidden"} key={part}>
            <a
              aria-current={currentOf(to, part, here)}
              className="header-link"
              href={to}
              onClick={follow}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
