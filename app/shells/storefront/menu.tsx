import { Menu as MenuIcon } from "lucide-react";
import { buttonLook } from "#app/ui/button-look.ts";
import { DialogLink } from "#app/ui/dialog-link.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { asSent } from "#app/ui/as-sent.tsx";
import { shellMessages as say } from "./texts.ts";

const load = () => import("./shop-links.tsx");
const onServer = import.meta.env.SSR ? await load() : undefined;
const Groups = asSent(onServer?.MenuGroups, async () => (await load()).MenuGroups);

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
        <Groups />
      </nav>
    </Dialog>
  );
}
