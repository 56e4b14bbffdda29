import { memo, type CSSProperties } from 'react'
import { sectionBox } from '../model/section-box.ts'
import type { Section } from '../model/section.ts'
import type { SectionViewProps } from '../section-types/section-type.ts'
import { typeOf } from '../section-types/types.ts'

export interface SectionBlockProps extends Pick<SectionViewProps<unknown>, 'anchors' | 'headings'> {
  section: Section
  /** Where it is on the page, for the editor to find it; visitors' pages have no use for it. */
  place: number | undefined
  /** The first image of the page, which is asked for at once. */
  leading: boolean
  /** The first section of the page. */
  first: boolean
  /** Where its image is in the gallery. */
  galleryIndex: number | undefined
  onOpenGallery: (index: number) => void
}

/** One section in its box. Drawn again only when it itself changes. */
export const SectionBlock = memo(function SectionBlock({
  section,
  place,
  leading,
  first,
  anchors,
  headings,
  galleryIndex,
  onOpenGallery,
}: SectionBlockProps) {
  const View = typeOf(section.sectionType)?.View
  if (!View) return null
  const share = Number(section.widthpercent) / 100
  return (
    <div
      style={sectionBox(section) as CSSProperties}
      data-section={section.sectionType}
      data-place={place}
      data-high={Number(section.heightpercent) > 0 || undefined}
      data-float={section.float === 'none' ? undefined : true}
      data-hidden={section.hidden || undefined}
    >
      <View
        config={section.config}
        share={share > 0 ? share : undefined}
        leading={leading}
        first={first}
        anchors={anchors}
        headings={headings}
        onOpenGallery={galleryIndex === undefined ? undefined : () => onOpenGallery(galleryIndex)}
      />
    </div>
  )
})
