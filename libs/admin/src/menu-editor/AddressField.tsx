import { maxMenuAddress } from '@sitewright/api-client'
import { readMenuAddress } from '@sitewright/page-kit'
import { useId, useState } from 'react'
import { pageAt } from './page-at.ts'
import type { PageChoice } from './page-choice.tsx'
import { texts } from './messages.ts'

export interface AddressFieldProps {
  address: string
  pages: PageChoice
  /** True where somebody has just asked for it: it has the focus then. */
  asked: boolean
  /** Gets the page that the address is of, or 0. */
  onChange: (address: string, idPage: number) => void
}

/** Where an item leads that leads to no page as a whole. What is wrong is said once one has left the field. */
export function AddressField({ address, pages, asked, onChange }: AddressFieldProps) {
  const [left, setLeft] = useState(!asked)
  const note = useId()
  const problem = left ? problemOf(address, pages) : undefined
  // known by then to anyone who has typed one
  const text = problem ?? (left && address !== '' ? undefined : texts.addressHelp())
  return (
    <span data-address>
      <input
        ref={asked ? takeFocusOnce : undefined}
        aria-label={texts.address()}
        aria-describedby={text && note}
        aria-invalid={problem !== undefined || undefined}
        placeholder="https://"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxMenuAddress}
        value={address}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onChange(target.value, pageAt(target.value, pages))}
      />
      {text && <small id={note}>{text}</small>}
    </span>
  )
}

/** The function is the same with every rendering, so that React calls it when the field appears, and not again. */
function takeFocusOnce(field: HTMLInputElement | null): void {
  field?.focus()
}

function problemOf(address: string, pages: PageChoice): string | undefined {
  if (address.trim() === '') return undefined
  const read = readMenuAddress(address)
  if (!read) return texts.noAddress()
  const isGone = read.to === 'page' && pages.whole && pageAt(address, pages) === 0
  return isGone ? texts.noPageAt({ path: read.path }) : undefined
}
