import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxCards, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { texts } from '../further-messages.ts'
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

const columns = () => ({ 1: texts.one(), 2: texts.two(), 3: texts.three(), 4: texts.four() })

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
          label={texts.cardsBeside()}
          value={String(config.Columns) as `${keyof ReturnType<typeof columns>}`}
          choices={columns()}
          hint={texts.cardsHint()}
          onChange={(Columns) => change({ Columns: Number(Columns) })}
        />
      </div>
      <EntryList
        legend={texts.cards()}
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
              label={texts.heading()}
              value={card.Heading}
              longest={maxLineLength}
              dir="auto"
              onChange={(Heading) => changeCard({ Heading })}
            />
            <PlainTextField
              label={texts.text()}
              value={card.Text}
              longest={maxPlainTextLength}
              onChange={(Text) => changeCard({ Text })}
            />
            <LinkField label={texts.leadsTo()} value={card.Address} onChange={(Address) => changeCard({ Address })} />
            <TextField
              label={texts.linkWords()}
              value={card.LinkText}
              longest={maxLineLength}
              dir="auto"
              hint={texts.linkWordsHint()}
              onChange={(LinkText) => changeCard({ LinkText })}
            />
          </>
        )}
      </EntryList>
    </>
  )
}
