import { BookmarkPlus, LayoutTemplate, Plus } from 'lucide-react'
import { useId } from 'react'
import { maxSections } from '../../model/limits.ts'
import { labelOf } from '../../section-types/editors.ts'
import { sectionTypes } from '../../section-types/types.ts'
import { texts } from './messages.ts'

export interface AddSectionButtonsProps {
  /** The page takes no more sections. */
  full: boolean
  /** It has none yet. */
  empty: boolean
  onAdd: (sectionType: string) => void
  /** Offers all types, and templates. */
  onMore: () => void
  /** Saves the whole page as a template. */
  onSaveTemplate: () => void
}

/** The types of the specification have a button each; all others are chosen from a dialog. */
const direct = sectionTypes.list().slice(0, 4)

/** A button for each of the common types, to add a section at the end, one that offers all types, and one that keeps them all. */
export function AddSectionButtons({ full, empty, onAdd, onMore, onSaveTemplate }: AddSectionButtonsProps) {
  const headingId = useId()
  return (
    <div data-add-section="">
      <div role="group" aria-labelledby={headingId} data-add="">
        <h3 id={headingId}>{texts.addSection()}</h3>
        {direct.map(({ sectionType }) => (
          <button
            key={sectionType}
            type="button"
            aria-label={texts.add({ type: labelOf(sectionType) })}
            disabled={full}
            onClick={() => onAdd(sectionType)}
          >
            <Plus aria-hidden />
            {labelOf(sectionType)}
          </button>
        ))}
        {full && <p>{texts.full({ most: maxSections })}</p>}
      </div>
      <button type="button" aria-haspopup="dialog" data-plain="" disabled={full} onClick={onMore}>
        <LayoutTemplate aria-hidden />
        {texts.moreSections()}
      </button>
      <button type="button" aria-haspopup="dialog" data-plain="" disabled={empty} onClick={onSaveTemplate}>
        <BookmarkPlus aria-hidden />
        {texts.saveTemplate()}
      </button>
    </div>
  )
}
