import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxCards, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import { EntryList } from '../shared/EntryList.tsx'
import layout from '../shared/field-layout.module.css'
import { LinkField } from '../shared/LinkField.tsx'
import { PictureChoice } from '../shared/PictureChoice.tsx'
import { withPicture, type WholePicture } from '../shared/picture-fields.ts'
import { PlainTextField } from '../shared/PlainTextField.tsx'
import { useLatest } from '../shared/use-latest.ts'
import { blankCard, type CardsConfig } from './model.ts'

/** Width over height, as the style sheet has it. */
const cardRatio = 3 / 2

const columns = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four' } as const

/** The cards of a section, and how many of them stand side by side. */
export function CardsSettings({ config, onChange }: SectionSettingsProps<CardsConfig>) {
  const { latest, change } = useLatest(config, onChange)

  function changePicture(at: number, picture: WholePicture) {
    const card = latest().Cards[at]
    if (card) change({ Cards: latest().Cards.with(at, withPicture(card, picture)) })
  }

  return (
    <>
      <div className={layout.short}>
        <ChoiceField
          label="Cards beside one another"
          value={String(config.Columns) as `${keyof typeof columns}`}
          choices={columns}
          hint="As many as there is room for: one below the other on a phone."
          onChange={(Columns) => change({ Columns: Number(Columns) })}
        />
      </div>
      <EntryList
        legend="Cards"
        one="card"
        entries={config.Cards}
        most={maxCards}
        blank={blankCard}
        onChange={(Cards) => change({ Cards })}
      >
        {(card, changeCard, at) => (
          <>
            <PictureChoice picture={card} ratio={cardRatio} onChange={(picture) => changePicture(at, picture)} />
            <TextField
              label="Heading"
              value={card.Heading}
              longest={maxLineLength}
              dir="auto"
              onChange={(Heading) => changeCard({ Heading })}
            />
            <PlainTextField
              label="Text"
              value={card.Text}
              longest={maxPlainTextLength}
              onChange={(Text) => changeCard({ Text })}
            />
            <LinkField label="Leads to" value={card.Address} onChange={(Address) => changeCard({ Address })} />
            <TextField
              label="Words of the link"
              value={card.LinkText}
              longest={maxLineLength}
              dir="auto"
              hint="Leave empty to make the heading the link."
              onChange={(LinkText) => changeCard({ LinkText })}
            />
          </>
        )}
      </EntryList>
    </>
  )
}
