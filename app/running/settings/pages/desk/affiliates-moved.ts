import { href, redirect } from "react-router";

/**
 * The settings of the affiliate program are on the affiliate pages. This address redirects there.
 */
export const loader = () => redirect(href("/admin/affiliates/settings"));
