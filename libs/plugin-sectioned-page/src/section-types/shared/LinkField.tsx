import { Button } from '@chakra-ui/react'
import { Fetched, useFetched } from '@sitewright/page-kit'
import { TextField } from '@sitewright/page-kit/cards'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { maxAddressLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import type { Heading } from '../section-type.ts'
import layout from './field-layout.module.css'
import { linkAddress } from './link-address.ts'
import { usePageHeadings } from './page-headings.ts'

export interface LinkFieldProps {
  label: string
  /** As it was typed. */
  value: string
  onChange: (address: string) => void
}

const fetchDialog = () => import('./ChooseLinkDialog.tsx')

/** Where something leads: typed, or found among pages, files and headings. What was typed is kept, and said is what it means. */
export function LinkField({ label, value, onChange }: LinkFieldProps) {
  const headingsNow = usePageHeadings()
  const [asked, setAsked] = useState<{ headings: readonly Heading[] }>()
  const Dialog = useFetched(fetchDialog, asked !== undefined)
  return (
    <div className={layout.withButton}>
      <TextField
        label={label}
        value={value}
        longest={maxAddressLength}
        dir="ltr"
        odd={isOdd(value)}
        hint={meaningOf(value)}
        onChange={onChange}
      />
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAsked({ headings: headingsNow() })}>
        <Link aria-hidden />
        {texts.chooseLink()}
      </Button>
      {asked && Dialog && (
        <Fetched
          component={Dialog}
          address={value}
          headings={asked.headings}
          onChoose={onChange}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function isOdd(value: string): boolean {
  return value.trim() !== '' && linkAddress(value) === undefined
}

function meaningOf(value: string): string {
  if (isOdd(value)) return texts.linkOdd()
  const href = linkAddress(value)
  return href && href !== value.trim() ? texts.linkMeans({ address: href }) : texts.linkExamples()
}
