/** Title of the browser's tab: the page's, then the site's. */
export function joinTitle(page: string, site: string): string {
  return page && site && page !== site ? `${page} – ${site}` : page || site
}
