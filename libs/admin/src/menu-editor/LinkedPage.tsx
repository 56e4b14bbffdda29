import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { PageChoice } from './page-choice.tsx'

export interface LinkedPageProps {
  /** 0 for no page. */
  idPage: number
  pages: PageChoice
  /** Puts the pages into the list only when it is about to be opened. */
  late: boolean
  onChange: (idPage: number) => void
}

/**
 * The select 'Linked page'. A browser's own select finds a page by typing among thousands, also on a phone; but
 * hundreds of them with thousands of options each would be millions of elements, hence `late`.
 */
export function LinkedPage({ idPage, pages, late, onChange }: LinkedPageProps) {
  const [wanted, setWanted] = useState(false)
  const fill = () => setWanted(true)
  const chosen = pages.names.get(idPage)
  return (
    <span data-select>
      <select
        aria-label="Linked page"
        value={chosen === undefined ? 0 : idPage}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerDown={fill}
        onFocus={fill}
      >
        <option value={0}>No page</option>
        {late && !wanted ? chosen !== undefined && <option value={idPage}>{chosen}</option> : pages.options}
      </select>
      <ChevronDown aria-hidden />
    </span>
  )
}
