import { CircleUser, Keyboard, Menu as MenuIcon, Search } from "lucide-react";
import { Form, Link, href } from "react-router";
import { buttonLook } from "#app/ui/button-look.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { openDialog } from "#app/ui/open-dialog.ts";
import { forgetRecent } from "../search/recent-records.ts";
import { SEARCH, SearchDialog } from "../search/search-dialog.tsx";
import { searchMessages as search } from "../search/texts.ts";
import { RecordNav } from "#app/ui/list/record-nav.tsx";
import type { Place } from "./find-place.ts";
import { MENU } from "./side-menu.tsx";
import { useKeys } from "#app/ui/use-keys.ts";
import { KEYS, frameMessages as say } from "./texts.ts";

const OPENER = "desk-search-opener";
const ACCOUNT = "desk-account";
const HELP = "desk-keys";

export type Reader = { name: string; email: string };

type DeskHeaderProps = { place: Place | undefined; reader: Reader };

export function DeskHeader({ place, reader }: DeskHeaderProps) {
  return (
    <header className="desk-header">
      <button
        aria-label={say.openMenu}
        className={buttonLook({
          variant: "quiet",
          size: "icon",
          className: "-ml-2.5 not-supports-[selector(:popover-open)]:hidden lg:hidden",
        })}
        popoverTarget={MENU}
        type="button"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
      </button>
      <WhereAmI place={place} />
      <RecordNav />
      <div className="-mr-2.5 ml-auto flex items-center gap-1">
        <DialogLink className="desk-find" dialog={SEARCH} id={OPENER} to={href("/admin/search")}>
          <Search aria-hidden="true" className="size-4.5" />
          <span className="max-md:sr-only">{search.title}</span>
          <kbd aria-hidden="true" className="desk-key max-md:hidden">
            Ctrl K
          </kbd>
        </DialogLink>
        <button
          aria-label={say.keys}
          className={buttonLook({ variant: "quiet", size: "icon", className: "max-lg:hidden" })}
          data-tip=""
          popoverTarget={HELP}
          type="button"
        >
          <Keyboard aria-hidden="true" className="size-5" />
        </button>
        <button
          aria-label={say.account(reader.name)}
          className={buttonLook({ variant: "quiet", size: "icon" })}
          data-tip=""
          popoverTarget={ACCOUNT}
          type="button"
        >
          <CircleUser aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Account reader={reader} />
      <Help />
      <SearchDialog place={place} reader={reader.email} />
    </header>
  );
}

/** The section, unless the page has its name, and the page, or the list of a record. */
export function WhereAmI({ place }: Pick<DeskHeaderProps, "place">) {
  if (!place) return null;
  const { section, page, isPage } = place;
  return (
    <nav aria-label={say.where} className="min-w-0">
      <ol className="desk-where">
        {section.label !== page.label && (
          <li>
            <Link className="desk-step" to={section.to}>
              {section.label}
            </Link>
          </li>
        )}
        <li>
          <Link aria-current={isPage ? "page" : undefined} className="desk-step" to={page.to}>
            {page.label}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Account({ reader }: Pick<DeskHeaderProps, "reader">) {
  return (
    <div className="desk-popover" id={ACCOUNT} popover="auto">
      <p className="grid px-3 py-2">
        <strong className="font-semibold">{reader.name}</strong>
        <span className="break-words text-ink-soft">{reader.email}</span>
      </p>
      <Link className="desk-row" to={href("/admin/me")}>
        {say.security}
      </Link>
      <Link className="desk-row" to={href("/portal/profile")}>
        {say.profile}
      </Link>
      <Link className="desk-row" to={href("/")}>
        {say.shop}
      </Link>
      <Form action={href("/sign-out")} className="p-2 pb-1" method="post" onSubmit={forgetRecent}>
        <Button size="compact" variant="secondary">
          {say.signOut}
        </Button>
      </Form>
    </div>
  );
}

function openSearch() {
  const opener = document.getElementById(OPENER);
  const isOpen = document.getElementById(SEARCH)?.matches("[open]");
  if (opener && !isOpen) openDialog(SEARCH, opener);
}

const deskKeys = {
  "Mod+k": openSearch,
  "?": () => document.getElementById(HELP)?.togglePopover(),
};

function Help() {
  useKeys(deskKeys);
  return (
    <div aria-labelledby={`${HELP}-title`} className="desk-popover" id={HELP} popover="auto">
      <h2 className="px-3 pt-2 pb-1" id={`${HELP}-title`}>
        {say.keysTitle}
      </h2>
      {KEYS.map(({ where, keys }) => (
        <section aria-label={where} key={where}>
          <h3 className="px-3 pt-2 text-ink-soft">{where}</h3>
          <KeyList keys={keys} />
        </section>
      ))}
    </div>
  );
}

function KeyList({ keys: listed }: { keys: (typeof KEYS)[number]["keys"] }) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] items-center gap-x-3 gap-y-1 px-3 py-2">
      {listed.map(({ keys, does }) => (
        <div className="contents" key={does}>
          <dt className="flex gap-1">
            {keys.map((key) => (
              <kbd className="desk-key" key={key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
