import { defineMessages } from '@sitewright/messages'

/** The finished looks, which the theme knows by their English names. */
export const texts = defineMessages('admin/finished-looks', {
  clearSky: 'Clear sky',
  clearSkyIs: 'Calm and plain, at home everywhere',
  harbour: 'Harbour',
  harbourIs: 'Navy and slate in one line, for associations',
  meadow: 'Meadow',
  meadowIs: 'Fresh green with round corners, for outdoors and children',
  broadsheet: 'Broadsheet',
  broadsheetIs: 'Ink and one red on paper, for those who write',
  terracotta: 'Terracotta',
  terracottaIs: 'Warm clay and sturdy headings, for houses and huts',
  midnight: 'Midnight',
  midnightIs: 'Always dark with a violet glow, for stages and evenings',
  gallery: 'Gallery',
  galleryIs: 'Wide margins, fine capitals and plum, for art and music',
  schoolyard: 'Schoolyard',
  schoolyardIs: 'Amber, large and friendly, for courses and schools',
})
