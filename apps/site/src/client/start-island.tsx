import { readLanguageFrom, type InstalledLanguages, type Language, type Translations } from '@sitewright/messages'
import type { InstalledKind } from '@sitewright/page-kit'
import { createLanguageLoader } from '../language/language-loader.ts'
import { byClockOfDocument } from '../language/clock-of-document.ts'
import { neededAtFirst } from '../language/with-translations.ts'
import { createIslandParts } from '../island/create-island-parts.ts'
import { Island, islandPrefix } from '../island/Island.tsx'
import { createKindLoader } from '../state/kind-loader.ts'
import { createLazyApi, fetchApiCode } from '../state/lazy-api.ts'
import { readIslandState } from '../state/page-state.ts'
import { hydrate } from './hydrate.tsx'
import type { KeptInput } from './keep-typed.ts'
import { markAwake, markWaking } from './mark-awake.ts'
import { offerLogin } from './offer-login.tsx'
import { replayClicks } from './replay-clicks.ts'
import { tolerateForeignNodes } from './tolerate-foreign-nodes.ts'
import { untilLoaded } from './until-loaded.ts'
import { applyWholeStyles, placeStyleSheets } from './style-sheets.ts'

export interface IslandOptions {
  installed: readonly InstalledKind[]
  /** Fetches what knows the translations, which nobody needs who only reads. @default none but English */
  loadLanguages?: () => Promise<InstalledLanguages>
}

/**
 * Brings a visitor's page to life, and nothing of the shell around it but what opens the login dialog: the document loads
 * the visitor's script for the rest.
 *
 * @returns what ends it.
 */
export async function startIsland({ installed, loadLanguages }: IslandOptions): Promise<() => void> {
  const element = document.getElementById('content')
  if (!element) throw new Error('The document has no place for the page')
  tolerateForeignNodes()
  placeStyleSheets()
  const { view, fileVersions, translations: said = {} } = readIslandState(document)
  const all = fetchTranslations(document)
  let language: Language = byClockOfDocument({ tag: document.documentElement.lang, translations: said })
  readLanguageFrom(() => language)
  const kinds = createKindLoader(installed)
  const kind = await untilLoaded(() => kinds.load(view.kind))
  if (!kind) throw new Error(`No page kind '${view.kind}' is installed`)
  const translations = { ...said, ...(await all) }
  language = byClockOfDocument({ tag: language.tag, translations })

  applyWholeStyles()
  const api = createLazyApi()
  const endLogin = offerLogin(api, async () => {
    const loader = createLanguageLoader(language.tag, (await loadLanguages?.()) ?? {})
    await loader.load(neededAtFirst({ installed, kind: undefined, isStaff: false }))
    language = byClockOfDocument({
      tag: language.tag,
      translations: { ...translations, ...loader.language.translations },
    })
  })
  const parts = createIslandParts({ api, fileVersions })
  markWaking()
  const root = await hydrate(element, {
    content: <Island parts={parts} kind={kind} view={view} search={window.location.search} />,
    onAwake: handleAwake,
    identifierPrefix: islandPrefix,
  })
  return () => {
    endLogin()
    root.unmount()
  }
}

/** All that the page of a document may say, in files that the document names where that is not English. */
async function fetchTranslations(from: Document): Promise<Translations> {
  const addresses = from.querySelector<HTMLElement>('script[data-translations]')?.dataset['translations']
  const files = await Promise.all((addresses?.split(' ') ?? []).map(fetchFile))
  return Object.assign({}, ...files)
}

/** What cannot be fetched is only logged, and is read in English. */
async function fetchFile(address: string): Promise<Translations> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
    return (await answer.json()) as Translations
  } catch (error) {
    console.error(error)
    return {}
  }
}

function handleAwake(kept: KeptInput): void {
  markAwake('island')
  // so that sending a form waits for its answer alone
  if (document.querySelector('#content form')) fetchApiCode().catch(console.error)
  // once React is done with this: within an effect it would lose clicks on what is not taken over yet
  queueMicrotask(() => replayClicks(kept))
}
