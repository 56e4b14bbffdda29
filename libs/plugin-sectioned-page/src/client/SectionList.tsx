import { ImagePreview, useIsGone, type PreviewImage } from '@sitewright/media'
import { SafeTextsProvider, useSite } from '@sitewright/page-kit'
import { useCallback, useMemo, useState } from 'react'
import type { Layout, Section } from '../model/section.ts'
import { galleryFile, imageModel } from '../section-types/image/model.ts'
import { contentsModel } from '../section-types/contents/model.ts'
import { coverModel } from '../section-types/cover/model.ts'
import { headingsOf } from '../section-types/headings.ts'
import { textsOfAll } from '../section-types/texts-of.ts'
import { SectionBlock } from './SectionBlock.tsx'
import styles from './Sections.module.css'
import { texts } from '../section-types/view-messages.ts'

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

/** Types that begin with a picture, which is probably seen at once where it is the page's first. */
const withPicture = new Set<string>([imageModel.sectionType, coverModel.sectionType])

/** The sections of a page as visitors see them, in their order. Types that this version does not know show nothing. */
export function SectionList({ layout, safe, showHidden = false }: SectionListProps) {
  const { api } = useSite()
  const isGone = useIsGone()
  const [opened, setOpened] = useState<number>()
  const shown = useMemo(
    () => (showHidden ? layout.sections : layout.sections.filter(({ hidden }) => !hidden)),
    [layout, showHidden],
  )
  const leading = shown.findIndex(({ sectionType }) => withPicture.has(sectionType))
  const gallery = useMemo(() => galleryOf(shown, isGone), [shown, isGone])
  const safeTexts = useMemo(() => safe && textsOfAll(safe), [safe])
  const { headings, anchors } = useMemo(() => headingsOf(shown), [shown])
  const close = useCallback(() => setOpened(undefined), [])

  return (
    <SafeTextsProvider value={safeTexts}>
      <div className={styles.sections}>
        {shown.map((section, index) => (
          <SectionBlock
            // Sections have no id; one that moves is shown again at its new place.
            key={index}
            section={section}
            place={showHidden ? index : undefined}
            leading={index === leading}
            first={index === 0}
            anchors={anchors[index]}
            headings={section.sectionType === contentsModel.sectionType ? headings : undefined}
            galleryIndex={gallery.indexOf[index]}
            onOpenGallery={setOpened}
          />
        ))}
      </div>
      {opened !== undefined && <ImagePreview images={gallery.images} start={opened} onClose={close} api={api} />}
    </SafeTextsProvider>
  )
}

interface Gallery {
  /** Every image of the page whose gallery is on, in order (Q132). */
  images: readonly PreviewImage[]
  /** For each section where its image stands among them; undefined for one that takes no part. */
  indexOf: readonly (number | undefined)[]
}

function galleryOf(sections: readonly Section[], isGone: (id: number | undefined) => boolean): Gallery {
  const images: PreviewImage[] = []
  const indexOf = sections.map(({ sectionType, config }) => {
    if (sectionType !== imageModel.sectionType) return undefined
    const image = imageModel.read(config)
    const id = galleryFile(image, isGone)
    if (id === undefined) return undefined
    // The size that is known is that of the image on the page.
    const size = id === image.ImageId ? { width: image.ImageWidth ?? null, height: image.ImageHeight ?? null } : {}
    return images.push({ id, name: image.HoverText || texts.image(), ...size }) - 1
  })
  return { images, indexOf }
}
