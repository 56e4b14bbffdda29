import type { LoadOptions, Stored } from '@sitewright/page-kit'
import { sanitizeInBrowser } from '@sitewright/html'
import { withCalls, type Api } from '@sitewright/api-client'
import type { SectionedPageCalls, ShownFile } from '../contract.ts'
import { readLayout } from '../model/layout.ts'
import type { Layout, Section } from '../model/section.ts'
import { withTexts } from '../section-types/texts-of.ts'
import { typeOf } from '../section-types/types.ts'

/** What View needs: the sections, and for their editors the draft and the version. Texts that are fit to be shown. */
export interface SectionedPageData extends Stored<Layout> {
  /** The files of the folders that sections show, by the folders' ids; absent where they show none. */
  folders?: Readonly<Record<number, readonly ShownFile[]>>
}

/**
 * Reads the page's sections. In a browser their texts are sanitised once more; what a server shows was sanitised when
 * it was stored.
 *
 * @throws {ApiError} as the call does. The shell goes on showing its spinner.
 */
export async function load({ api, pageId }: LoadOptions): Promise<SectionedPageData> {
  const reply = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const [active, draft, version]: unknown[] = Array.isArray(reply) ? reply : []
  const read = {
    active: typeof active === 'string' ? await safeLayout(active) : { sections: [] },
    draft: typeof draft === 'string' ? await safeLayout(draft) : null,
  }
  const folders = await foldersOf(api, pageId, [...read.active.sections, ...(read.draft?.sections ?? [])])
  return { ...read, ...(typeof version === 'number' ? { version } : {}), ...(folders && { folders }) }
}

/** The files of all folders that these sections show. What cannot be had now is asked for again by its section. */
async function foldersOf(api: Api, pageId: number, sections: readonly Section[]) {
  const shown = sections.filter(({ hidden }) => !hidden)
  const ids = new Set(shown.map(({ sectionType, config }) => typeOf(sectionType)?.folder(config)))
  ids.delete(undefined)
  if (ids.size === 0) return undefined
  const call = withCalls<SectionedPageCalls>(api)
  const lists = [...ids].map(async (f = 0) => {
    try {
      const input = { id: pageId, f }
      return [[f, await call('GET protected/plugin/sectioned-page/get-folder-files.json.php', input)]] as const
    } catch (error) {
      console.error(error)
      return []
    }
  })
  return Object.fromEntries((await Promise.all(lists)).flat())
}

/** A layout that came from the server; in a browser its texts are sanitised once more. */
export async function safeLayout(content: string): Promise<Layout> {
  const layout = readLayout(content)
  if (typeof window === 'undefined') return layout
  return { ...layout, sections: await Promise.all(layout.sections.map((each) => withTexts(each, sanitizeInBrowser))) }
}
