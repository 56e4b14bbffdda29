import { Fetched } from '@sitewright/page-kit'
import type { CardSettingsProps } from '@sitewright/page-kit/cards'
import { useCallback } from 'react'
import type { Section } from '../../model/section.ts'
import { editorOf } from '../../section-types/editors.ts'
import { CommonSettings } from './CommonSettings.tsx'

/** What can be set of a section: what its type has, and what every section has. */
export function SectionSettings({ entry: { key, item: section }, change }: CardSettingsProps<Section>) {
  const settings = editorOf(section.sectionType)?.Settings
  const handleConfig = useCallback((config: unknown) => change(key, { config }), [change, key])
  if (!settings) {
    return <p>This version of the site cannot edit it. Visitors do not see it; saving leaves it unchanged.</p>
  }
  return (
    <>
      <Fetched component={settings} config={section.config} onChange={handleConfig} />
      <CommonSettings section={section} onChange={(part) => change(key, part)} />
    </>
  )
}
