import { Box } from '@chakra-ui/react'
import { canonicalLanguage } from '@sitewright/api-client'
import { SettingField } from './SettingField.tsx'
import { languageName } from '@sitewright/messages'
import { texts } from './messages.ts'

export interface LanguageFieldProps {
  value: string
  problem: string | undefined
  onLeave: () => void
  onChange: (language: string) => void
}

/** What browsers offer; any other tag can be typed. */
const common = [
  ...['ar', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-NZ', 'en-US', 'en-ZA', 'es'],
  ...['fi', 'fj', 'fr', 'fr-CA', 'he', 'hi', 'it', 'ja', 'ko', 'mi', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'sm', 'sv'],
  ...['to', 'tr', 'uk', 'zh-Hans', 'zh-Hant'],
]

/** The language of the site's texts, by its tag. */
export function LanguageField({ value, problem, onLeave, onChange }: LanguageFieldProps) {
  return (
    <Box maxWidth="sm">
      <SettingField
        label={texts.language()}
        name="SiteLanguage"
        list="site-languages"
        dir="ltr"
        maxLength={35}
        value={value}
        help={helpFor(value)}
        problem={problem}
        onBlur={onLeave}
        onChange={onChange}
      />
      <datalist id="site-languages">
        {common.map((tag) => (
          <option key={tag} value={tag} label={languageName(tag)} />
        ))}
      </datalist>
    </Box>
  )
}

function helpFor(value: string): string {
  const tag = canonicalLanguage(value)
  const name = tag === undefined ? '' : `${languageName(tag)}. `
  return `${name}${texts.languageHint()}`
}
