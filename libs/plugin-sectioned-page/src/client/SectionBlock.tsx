import { memo, type CSSProperties } from 'react'
import { sectionBox } from '../model/section-box.ts'
import type { Section } from '../model/section.ts'
import { viewOf } from '../section-types/views.ts'

export interface SectionBlockProps {
  section: Section
  /** The first image of the page, which is asked for at once. */
  leading: boolean
  /** Where its image is in the gallery. */
  galleryIndex: number | undefined
  onOpenGallery: (index: number) => void
}

/** One section in its box. Drawn again only when it itself changes. */
export const SectionBlock = memo(function SectionBlock({
  section,
  leading,
  galleryIndex,
  onOpenGallery,
}: SectionBlockProps) {
  const View = viewOf(section.sectionType)
  if (!View) return null
  const share = Number(section.widthpercent) / 100
  return (
    <div
      style={sectionBox(section) as CSSProperties}
      data-section={section.sectionType}
      data-high={Number(section.heightpercent) > 0 || undefined}
      data-float={section.float === 'none' ? undefined : true}
      data-hidden={section.hidden || undefined}
    >
      <View
        config={section.config}
        share={share > 0 ? share : undefined}
        leading={leading}
        onOpenGallery={galleryIndex === undefined ? undefined : () => onOpenGallery(galleryIndex)}
      />
    </div>
  )
})
