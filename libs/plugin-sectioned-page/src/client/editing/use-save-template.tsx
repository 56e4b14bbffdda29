import { withCalls } from '@sitewright/api-client'
import { Fetched, useFetched, useSite } from '@sitewright/page-kit'
import { useToast } from '@sitewright/ui'
import { type ReactNode, useCallback, useState } from 'react'
import type { SectionedPageCalls } from '../../contract.ts'
import { writeLayout } from '../../model/layout.ts'
import { maxTemplateNameLength } from '../../model/limits.ts'
import type { Section } from '../../model/section.ts'
import { texts } from './messages.ts'
import { sectionLabel, sectionSummary } from './section-cards.tsx'

export interface SaveTemplate {
  /** Asks under which name these sections are to be saved. The same function with every rendering. */
  saveTemplate: (sections: readonly Section[]) => void
  /** The question, and what is said afterwards. To be rendered at all times. */
  templateDialog: ReactNode
}

const fetchDialog = () => import('./TemplateNameDialog.tsx')

/** Saves sections as a template that all who edit sectioned pages are offered. */
export function useSaveTemplate(): SaveTemplate {
  const { api } = useSite()
  const { toast, showToast } = useToast()
  const [asked, setAsked] = useState<readonly Section[]>()
  const Dialog = useFetched(fetchDialog, asked !== undefined)
  const saveTemplate = useCallback((sections: readonly Section[]) => setAsked(sections), [])

  async function save(sections: readonly Section[], name: string) {
    const call = withCalls<SectionedPageCalls>(api)
    const content = writeLayout({ sections })
    const saved = await call('POST protected/plugin/sectioned-page/save-template.json.php', { name, content })
    setAsked(undefined)
    showToast(texts.templateSaved({ name: saved.name }))
  }

  return {
    saveTemplate,
    templateDialog: (
      <>
        {asked && Dialog && (
          <Fetched
            component={Dialog}
            title={texts.saveTemplate()}
            start={startName(asked)}
            about={texts.saveTemplateAbout({ count: asked.length })}
            failure={texts.saveTemplateFailed()}
            onSave={(name: string) => save(asked, name)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {toast}
      </>
    ),
  }
}

/** Of one section its first words; a whole page has no better name than its author can give. */
function startName(sections: readonly Section[]): string {
  const [section, ...others] = sections
  if (!section || others.length > 0) return ''
  return (sectionSummary(section, true) || sectionLabel(section)).slice(0, maxTemplateNameLength).trim()
}
