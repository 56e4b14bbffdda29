import { VisuallyHidden } from '@sitewright/ui'
import { SquarePen } from 'lucide-react'
import styles from './EmptyPage.module.css'
import { usePageForStaff } from './page-for-staff.ts'
import { texts } from './messages.ts'

/** What somebody does who wants to fill the page. */
export interface EmptyPageProps {
  onEdit: () => void
}

/** In place of a page without content, for those who may write it. */
export function EmptyPage({ onEdit }: EmptyPageProps) {
  const name = usePageForStaff()?.status?.name
  return (
    <div className={styles.empty}>
      {name && (
        <VisuallyHidden>
          <h1 dir="auto">{name}</h1>
        </VisuallyHidden>
      )}
      <p>{texts.empty()}</p>
      <button type="button" onClick={onEdit}>
        <SquarePen aria-hidden />
        {texts.edit()}
      </button>
    </div>
  )
}
