import type { LoadOptions, Stored } from '@sitewright/page-kit'
import { sanitizeInBrowser } from '@sitewright/html'
import { readLayout } from '../model/layout.ts'
import type { Layout, Section } from '../model/section.ts'
import { textModel } from '../section-types/text/model.ts'

/** What View needs: the sections, and for their editors the draft and the version. Texts that are fit to be shown. */
export type SectionedPageData = Stored<Layout>

/**
 * Reads the page's sections. In a browser their texts are sanitised once more; what a server shows was sanitised when
 * it was stored.
 *
 * @throws {ApiError} as the call does. The shell goes on showing its spinner.
 */
export async function load({ api, pageId }: LoadOptions): Promise<SectionedPageData> {
  const reply = await api('GET protected/plugin/get-content.json.php', { id: pageId })
  const [active, draft, version]: unknown[] = Array.isArray(reply) ? reply : []
  return {
    active: typeof active === 'string' ? await safeLayout(active) : { sections: [] },
    draft: typeof draft === 'string' ? await safeLayout(draft) : null,
    ...(typeof version === 'number' ? { version } : {}),
  }
}

async function safeLayout(content: string): Promise<Layout> {
  const layout = readLayout(content)
  if (typeof window === 'undefined') return layout
  return { ...layout, sections: await Promise.all(layout.sections.map(safeSection)) }
}

async function safeSection(section: Section): Promise<Section> {
  if (section.sectionType !== textModel.sectionType) return section
  const config = textModel.read(section.config)
  return { ...section, config: { ...config, Content: await sanitizeInBrowser(config.Content) } }
}
