import { Fetched, useNearView } from '@sitewright/page-kit'
import { memo, useCallback, useRef } from 'react'
import { settingsOf } from '../../section-types/settings.ts'
import { CommonSettings } from './CommonSettings.tsx'
import type { EditedSection } from './edited-layout.ts'
import type { SectionActions } from './use-section-actions.ts'

export interface SectionBodyProps {
  id: string
  entry: EditedSection
  open: boolean
  actions: SectionActions
}

/**
 * The settings of a section. They are made when somebody is about to see them, and then stay, also folded: what was
 * typed and cannot be taken over stands in them and nowhere else.
 */
export const SectionBody = memo(function SectionBody({ id, entry, open, actions }: SectionBodyProps) {
  const frame = useRef<HTMLDivElement>(null)
  const ready = useNearView(frame, { wanted: open })
  return (
    <div ref={frame} id={id} data-body="" data-waiting={(open && !ready) || undefined} hidden={!open}>
      {ready && <Settings entry={entry} actions={actions} />}
    </div>
  )
})

function Settings({ entry: { key, section }, actions }: Pick<SectionBodyProps, 'entry' | 'actions'>) {
  const settings = settingsOf(section.sectionType)
  const handleConfig = useCallback((config: unknown) => actions.change(key, { config }), [actions, key])
  if (!settings) {
    return <p>This version of the site has no settings for it. Visitors do not see it; saving keeps it as it is.</p>
  }
  return (
    <>
      <Fetched component={settings} config={section.config} onChange={handleConfig} />
      <CommonSettings section={section} onChange={(part) => actions.change(key, part)} />
    </>
  )
}
