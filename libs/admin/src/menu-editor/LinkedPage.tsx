import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { findPage, findPageValue } from '../page-choice/FindPageDialog.tsx'
import type { PageChoice } from './page-choice.tsx'
import { texts } from './messages.ts'

export interface LinkedPageProps {
  /** 0 for no page. */
  idPage: number
  pages: PageChoice
  /** Puts the pages into the list only when it is about to be opened. */
  late: boolean
  onChange: (idPage: number) => void
  /** Looks for a page where there are too many for the list. */
  onFind: () => void
}

/**
 * The select 'Linked page'. A browser's own select finds a page by typing, also on a phone; but hundreds of them with
 * hundreds of options each would be very many elements, hence `late`. Of a large site it has the chosen page, and a way to
 * find another.
 */
export function LinkedPage({ idPage, pages, late, onChange, onFind }: LinkedPageProps) {
  const [wanted, setWanted] = useState(false)
  const fill = () => setWanted(true)
  const chosen = pages.names.get(idPage) ?? nameless(idPage, pages)
  const onlyChosen = chosen !== undefined && <option value={idPage}>{chosen}</option>
  return (
    <span data-select title={chosen}>
      <select
        aria-label={texts.linkedPage()}
        value={chosen === undefined ? 0 : idPage}
        onChange={({ target }) => {
          const id = Number(target.value)
          if (id === findPageValue) onFind()
          else onChange(id)
        }}
        onPointerDown={fill}
        onFocus={fill}
      >
        <option value={0}>{texts.noPage()}</option>
        {!pages.whole || (late && !wanted) ? onlyChosen : pages.options}
        {!pages.whole && <option value={findPageValue}>{findPage()}</option>}
      </select>
      <ChevronDown aria-hidden />
    </span>
  )
}

/** A page that is still looked up; one that is gone counts as none (Q75). */
function nameless(idPage: number, { known, whole }: PageChoice): string | undefined {
  return whole || idPage === 0 || known.has(idPage) ? undefined : texts.page({ id: idPage })
}
