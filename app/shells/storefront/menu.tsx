import { Menu as MenuIcon } from "lucide-react";
import { buttonLook } from "#app/ui/button-look.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { shellMessages as say } from "./texts.ts";
import { ShopLinks } from "./shop-links.tsx";
import { PAGE_GROUPS } from "./shop-pages.ts";

const DIALOG = "site-menu";

/** The button also works without JavaScript: it links to the footer's list of pages. */
export function MenuTrigger() {
  return (
    <DialogLink
      aria-label={say.openMenu}
      className={buttonLook({ variant: "quiet", size: "icon" })}
      data-tip=""
      dialog={DIALOG}
      to="#menu"
    >
      <MenuIcon aria-hidden="true" className="size-5" />
    </DialogLink>
  );
}

export function MenuDrawer() {
  return (
    <Dialog closeLabel={say.closeMenu} id={DIALOG} title={say.menu} variant="drawer">
      <nav aria-label={say.menu}>
        {PAGE_GROUPS.map(({ title, pages }) => (
          <section key={title}>
            <h3 className="mt-4 mb-1 text-sm font-semibold text-ink-soft">{title}</h3>
            <ShopLinks className="-mx-3 grid" look="menu-link" pages={pages} />
          </section>
        ))}
      </nav>
    </Dialog>
  );
}
