/** The pictures of the site, by the names of their settings. */
export const siteImages = [
  { key: 'SiteLogoLarge', label: 'Site logo large', help: 'Shown in the masthead and when the site is shared.' },
  { key: 'SiteLogoSmall', label: 'Site logo small', help: 'Shown in the masthead on phones.' },
  { key: 'SiteFavicon', label: 'Favicon', help: 'The small icon in the browser’s tab. Square.' },
  { key: 'SiteBackground', label: 'Page background', help: 'Shown behind every page.' },
] as const
