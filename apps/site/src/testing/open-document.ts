import type { Translations } from '@sitewright/messages'
import type { InstalledKind } from '@sitewright/page-kit'
import type { RenderRequest } from '@sitewright/page-kit/server'
import type { Assets } from '../server/read-assets.ts'
import { createRenderer } from '../server/create-renderer.ts'
import { fakeApi } from './fake-api.ts'
import { appSetup, calls, everyScreen, menuItem } from './fixtures.ts'
import { noAssets } from './no-assets.ts'
import { found, search } from './search-answers.ts'

const links = { config: JSON.stringify([{ IconSet: 'mat', Icon: 'x', Url: '/x', Tooltip: 'X' }]), icons: {} }

export interface DocumentOptions extends Partial<RenderRequest> {
  /** Of the site. @default 'en-NZ' */
  language?: string
  /** Of the reader. @default that of the site */
  readIn?: string
  /** What there is in what is read. */
  translations?: Translations
  /** What the build made of them. @default nothing, so that each document brings all */
  visitorTexts?: Assets['visitorTexts']
  textParts?: Assets['textParts']
}

/** Puts what the server writes for a request in place of the current document, at its address. */
export async function openDocument(
  installed: readonly InstalledKind[],
  { language = 'en-NZ', readIn, translations = {}, visitorTexts, textParts, ...rest }: DocumentOptions = {},
) {
  const { render } = await createRenderer({
    ...{ installed, adminScreens: everyScreen },
    assets: { ...noAssets, ...(visitorTexts && { visitorTexts }), ...(textParts && { textParts }) },
    languages: { [readIn ?? language]: { huts: async () => ({ default: translations }) } },
  })
  const request: RenderRequest = {
    url: '/huts',
    origin: 'https://example.org',
    api: fakeApi({ [calls.content]: ['Text of the huts'], [search]: found('Ridge hut') }).api,
    site: {
      title: 'Club',
      description: '',
      keywords: '',
      bodyWidth: 800,
      logoLarge: 3,
      logoSmall: 4,
      favicon: 0,
      language,
    },
    setup: appSetup(),
    routesComplete: true,
    menu: [
      menuItem('Huts', { Shortcut: '/huts', Children: [menuItem('Ridge', { idPage: 3, Renderer: 'single-page' })] }),
    ],
    links,
    page: { id: 2, kind: 'single-page', title: 'Our huts', description: '' },
    denied: false,
    ...(readIn !== undefined && { language: readIn }),
    ...rest,
  }
  const { html } = await render(request)
  const written = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.lang = written.documentElement.lang
  document.body.innerHTML = written.body.innerHTML
  // of the head nothing but this: the style sheets of all modules are in it, also for the files tested after this one
  const entry = 'script[data-entry]'
  document.head.querySelector(entry)?.remove()
  document.head.append(...written.querySelectorAll(entry))
  window.history.replaceState(null, '', request.url)
}
