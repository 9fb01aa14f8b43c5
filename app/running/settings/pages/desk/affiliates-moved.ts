import { href, redirect } from "react-router";

/**
 * The settings of the affiliate program moved to the affiliate pages; this redirects the old
 * address.
 */
export const loader = () => redirect(href("/admin/affiliates/settings"));
