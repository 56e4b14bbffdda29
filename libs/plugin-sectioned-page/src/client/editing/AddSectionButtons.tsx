import { Plus } from 'lucide-react'
import { useId } from 'react'
import { maxSections } from '../../model/limits.ts'
import { models } from '../../section-types/models.ts'

export interface AddSectionButtonsProps {
  /** The page takes no more sections. */
  full: boolean
  onAdd: (sectionType: string) => void
}

/** A button for each type, to add a section at the end. */
export function AddSectionButtons({ full, onAdd }: AddSectionButtonsProps) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={headingId} data-add="">
      <h3 id={headingId}>Add section</h3>
      {models.map(({ sectionType, label }) => (
        <button
          key={sectionType}
          type="button"
          aria-label={`Add ${label}`}
          disabled={full}
          onClick={() => onAdd(sectionType)}
        >
          <Plus aria-hidden />
          {label}
        </button>
      ))}
      {full && <p>A page has {maxSections} sections at most.</p>}
    </div>
  )
}
