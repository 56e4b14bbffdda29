import { defineMessages } from '@sitewright/messages'

/** The pictures of the site, and how one is chosen. */
export const texts = defineMessages('admin/site-images', {
  logoLarge: 'Site logo large',
  logoLargeHint: 'Shown in the masthead and when the site is shared.',
  logoLargeNotOnPhones:
    'Shown in the masthead and when the site is shared. Phones show the small logo, which is another picture.',
  logoSmall: 'Site logo small',
  logoSmallHint: 'Shown in the masthead on phones.',
  favicon: 'Favicon',
  faviconHint: 'The small icon in the browser’s tab. Square.',
  background: 'Page background',
  backgroundHint: 'Shown behind every page.',
  chosenAs: 'Chosen as {label}',
  notShown: 'The chosen image cannot be shown.',
  change: 'Change image',
  select: 'Select image',
  clear: 'Clear',
})
