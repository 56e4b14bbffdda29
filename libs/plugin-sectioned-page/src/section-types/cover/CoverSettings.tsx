import { ChoiceField, TextField } from '@sitewright/page-kit/cards'
import { maxCoverButtons, maxLineLength, maxPlainTextLength } from '../../model/limits.ts'
import { ButtonList } from '../buttons/ButtonList.tsx'
import { texts } from '../further-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import layout from '../shared/field-layout.module.css'
import { PictureChoice } from '../shared/PictureChoice.tsx'
import { withPicture } from '../shared/picture-fields.ts'
import { PlainTextField } from '../shared/PlainTextField.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { CoverConfig } from './model.ts'

/** Width over height that is about what windows show of it. */
const ratios = { over: 16 / 9, beside: 4 / 3 } as const

/** The picture of a cover, its words, and what to do first. */
export function CoverSettings({ config, onChange }: SectionSettingsProps<CoverConfig>) {
  const { latest, change } = useLatest(config, onChange)
  return (
    <>
      <PictureChoice
        picture={config}
        ratio={ratios[config.Look]}
        onChange={(picture) => onChange(withPicture(latest(), picture))}
      />
      <TextField
        label={texts.heading()}
        value={config.Heading}
        longest={maxLineLength}
        dir="auto"
        hint={texts.coverHint()}
        onChange={(Heading) => change({ Heading })}
      />
      <PlainTextField
        label={texts.text()}
        value={config.Text}
        longest={maxPlainTextLength}
        onChange={(Text) => change({ Text })}
      />
      <div className={layout.short}>
        <ChoiceField
          label={texts.wordsStand()}
          value={config.Look}
          choices={{ over: texts.over(), beside: texts.beside() }}
          hint={texts.wordsHint()}
          onChange={(Look) => change({ Look })}
        />
      </div>
      <ButtonList
        buttons={config.Buttons}
        most={maxCoverButtons}
        fewest={0}
        onChange={(Buttons) => change({ Buttons })}
      />
    </>
  )
}
