import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOf, settingPageOf } from "./setting-address.ts";

/** Follows an old link to a field that is on another settings page now. A server sees no anchor. */
export function useMovedField(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const page = settingPageOf(hash);
    if (page === undefined || addressOf(page) === pathname.replace(/\/$/, "")) return;
    void navigate(addressOf(page) + hash, { replace: true });
  }, [hash, pathname, navigate]);
}
