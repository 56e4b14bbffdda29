import { CheckField, TextField } from '@sitewright/page-kit/cards'
import { maxLineLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
import { EntryList } from '../shared/EntryList.tsx'
import { LinkField } from '../shared/LinkField.tsx'
import { blankButton, type LinkButton } from './model.ts'

export interface ButtonListProps {
  buttons: readonly LinkButton[]
  /** No more can be added. */
  most: number
  /** No more can be deleted. @default 1 */
  fewest?: number
  onChange: (buttons: readonly LinkButton[]) => void
}

/** Links that look like buttons: their words, where they lead, and which stands out. */
export function ButtonList({ buttons, most, fewest = 1, onChange }: ButtonListProps) {
  return (
    <EntryList
      legend={texts.buttons()}
      one="button"
      entries={buttons}
      most={most}
      fewest={fewest}
      blank={() => blankButton(buttons.length === 0)}
      onChange={onChange}
    >
      {({ Text, Address, Primary }, change) => (
        <>
          <TextField
            label={texts.buttonWords()}
            value={Text}
            longest={maxLineLength}
            dir="auto"
            onChange={(words) => change({ Text: words })}
          />
          <LinkField label={texts.leadsTo()} value={Address} onChange={(address) => change({ Address: address })} />
          <CheckField
            label={texts.standsOut()}
            checked={Primary}
            onChange={(primary) => change({ Primary: primary })}
          />
        </>
      )}
    </EntryList>
  )
}
