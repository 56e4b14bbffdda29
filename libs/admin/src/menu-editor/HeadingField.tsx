import type { PageHeading } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { addressAt } from './page-at.ts'
import type { PageChoice } from './page-choice.tsx'
import { texts } from './messages.ts'

export interface HeadingFieldProps {
  /** The page that the address is of. */
  idPage: number
  address: string
  pages: PageChoice
  onChange: (address: string) => void
}

/**
 * The headings of the page that an item leads to, and a word where the page has none of the name in its address, which
 * can be saved all the same. Where the page has no headings anyone who looks for one is told so. Nothing where the page is
 * not for anyone who edits the menu.
 */
export function HeadingField({ idPage, address, pages, onChange }: HeadingFieldProps) {
  const { api } = useSite()
  const { value } = useLoaded(callQuery(api, 'GET protected/page-get-headings.json.php', { id: idPage }))
  const headings = value ?? []
  const note = useId()
  const chosen = headingOf(address)
  const isListed = headings.some(({ anchor }) => anchor === chosen)
  const isGone = value !== undefined && !isListed && ofHeading.test(chosen)
  const noSuch = value && !isListed && chosen !== '' ? texts.noSuchHeading() : undefined
  const word = isGone ? texts.headingGone() : noSuch
  if (headings.length === 0 && !isGone) {
    // anyone who chose a page only wants the page
    if (!value || !address.includes('#')) return null
    return (
      <span data-heading>
        <small>{word ?? texts.noHeadings()}</small>
      </span>
    )
  }

  function choose(anchor: string) {
    const [page = ''] = (addressAt(idPage, pages) || address).split('#')
    onChange(anchor === '' ? page : `${page}#${anchor}`)
  }

  return (
    <span data-heading>
      <span data-select>
        <select
          aria-label={texts.headingOf()}
          aria-invalid={isGone || undefined}
          aria-describedby={word && note}
          dir="auto"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{texts.top()}</option>
          {chosen !== '' && !isListed && <option value={chosen}>{`#${chosen}`}</option>}
          {headings.map((heading) => (
            <option key={heading.anchor} value={heading.anchor}>
              {shown(heading)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </span>
      {word && (
        <small id={note} data-gone={isGone || undefined}>
          {word}
        </small>
      )}
    </span>
  )
}

/** Page kinds name headings so; any other name may be that of something else. */
const ofHeading = /^h-/

/** Lists in a browser's own select cannot be nested; spaces that stay show what is below what. */
const shown = ({ level, words }: PageHeading) => `${'\u2003'.repeat(level - 1)}${words}`

function headingOf(address: string): string {
  const at = address.indexOf('#')
  const name = at < 0 ? '' : address.slice(at + 1).trim()
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
