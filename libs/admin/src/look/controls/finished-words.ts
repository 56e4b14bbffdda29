import { texts } from './finished-messages.ts'

interface Words {
  name: () => string
  character: () => string
}

/** What finished looks are called and like, by the names that the theme gives them. */
export const finishedWords: ReadonlyMap<string, Words> = new Map([
  // oxlint-disable-next-line catalogues/every-text -- the theme's name of it
  ['Clear sky', { name: texts.clearSky, character: texts.clearSkyIs }],
  ['Harbour', { name: texts.harbour, character: texts.harbourIs }],
  ['Meadow', { name: texts.meadow, character: texts.meadowIs }],
  ['Broadsheet', { name: texts.broadsheet, character: texts.broadsheetIs }],
  ['Terracotta', { name: texts.terracotta, character: texts.terracottaIs }],
  ['Midnight', { name: texts.midnight, character: texts.midnightIs }],
  ['Gallery', { name: texts.gallery, character: texts.galleryIs }],
  ['Schoolyard', { name: texts.schoolyard, character: texts.schoolyardIs }],
])
