import { Fetched, useFetched } from '@sitewright/page-kit'
import { type ReactNode, useCallback, useState } from 'react'
import type { Section } from '../../model/section.ts'

export interface AddSectionAnswers {
  onChoose: (sectionType: string) => void
  /** Takes the sections of a template. */
  onTemplate: (sections: readonly Section[]) => void
}

const fetchDialog = () => import('./AddSectionDialog.tsx')

/** Offers all types of sections, or templates alone, in a dialog whose code is fetched with the first question. */
export function useAddSectionDialog({ onChoose, onTemplate }: AddSectionAnswers): {
  offer: (what: 'all' | 'templates') => void
  addSectionDialog: ReactNode
} {
  const [offered, setOffered] = useState<'all' | 'templates'>()
  const Dialog = useFetched(fetchDialog, offered !== undefined)
  const close = useCallback(() => setOffered(undefined), [])
  return {
    offer: setOffered,
    addSectionDialog: offered && Dialog && (
      <Fetched
        component={Dialog}
        begins={offered === 'templates'}
        onClose={close}
        onChoose={(sectionType: string) => {
          close()
          onChoose(sectionType)
        }}
        onTemplate={(sections: readonly Section[]) => {
          close()
          onTemplate(sections)
        }}
      />
    ),
  }
}
