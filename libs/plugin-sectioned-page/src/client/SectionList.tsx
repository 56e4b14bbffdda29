import { ImagePreview } from '@sitewright/media'
import { useSite } from '@sitewright/page-kit'
import { useCallback, useMemo, useState } from 'react'
import type { Layout } from '../model/section.ts'
import { galleryOf } from './gallery.ts'
import { SafeTextsProvider, safeTextsOf } from '../section-types/text/safe-texts.ts'
import { SectionBlock } from './SectionBlock.tsx'
import { Sections } from './Sections.tsx'

export interface SectionListProps {
  layout: Layout
  /**
   * While it is edited: layouts as `load` gave them, whose texts may be shown as they are; every other text is sanitised
   * first. @default the layout itself
   */
  safe?: readonly (Layout | null)[]
  /** Shows hidden sections too, in grey: the preview of their editor (Q134). @default false */
  showHidden?: boolean
}

/** The sections of a page as visitors see them, in their order. Types that this version does not know show nothing. */
export function SectionList({ layout, safe, showHidden = false }: SectionListProps) {
  const { api } = useSite()
  const [opened, setOpened] = useState<number>()
  const shown = useMemo(
    () => (showHidden ? layout.sections : layout.sections.filter(({ hidden }) => !hidden)),
    [layout, showHidden],
  )
  const gallery = useMemo(() => galleryOf(shown), [shown])
  const safeTexts = useMemo(() => safe && safeTextsOf(safe), [safe])
  const close = useCallback(() => setOpened(undefined), [])

  return (
    <SafeTextsProvider value={safeTexts}>
      <Sections>
        {shown.map((section, index) => (
          <SectionBlock
            // Sections have no id; one that moves is shown anew at its new place.
            key={index}
            section={section}
            leading={index === 0}
            galleryIndex={gallery.indexOf[index]}
            onOpenGallery={setOpened}
          />
        ))}
      </Sections>
      {opened !== undefined && <ImagePreview images={gallery.images} start={opened} onClose={close} api={api} />}
    </SafeTextsProvider>
  )
}
