import { Alert, Button, Field, NativeSelect, Stack } from '@chakra-ui/react'
import type { AccountLanguages } from '@sitewright/api-client'
import { collator } from '@sitewright/messages'
import { useSite } from '@sitewright/page-kit'
import { useState } from 'react'
import { useSaving } from '../dialogs/use-saving.ts'
import { languageNames, nameOf } from './language-names.ts'
import { texts } from './language-messages.ts'

export interface LanguageFieldProps {
  languages: AccountLanguages
  /** Loads the document again. @default the browser does */
  reload?: () => void
}

const reloadDocument = () => window.location.reload()

/**
 * In which language the person reads the site. What they choose holds from the next document on, which a button of its own
 * loads: somebody who goes through the list by keyboard is to stay where they are.
 */
export function LanguageField({
  languages: { chosen, ofSite, installed },
  reload = reloadDocument,
}: LanguageFieldProps) {
  const { api } = useSite()
  const [language, choose] = useState(chosen)
  const saving = useSaving(async () => {
    await api('POST private/account-set-language.json.php', { language })
    reload()
  }, texts.failed())
  // one whose texts are gone is still what was chosen
  const offered = languageNames([...new Set([...installed, ...(chosen === '' ? [] : [chosen])])])
  const sorted = [...offered].toSorted(([, a], [, b]) => collator().compare(a, b))

  return (
    <Stack maxWidth="sm" gap="3" align="start">
      <Field.Root disabled={saving.busy}>
        <Field.Label>{texts.language()}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field value={language} onChange={(event) => choose(event.target.value)}>
            <option value="">{texts.ofSite({ name: nameOf(ofSite) })}</option>
            {sorted.map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.HelperText>{texts.about()}</Field.HelperText>
      </Field.Root>
      {language !== chosen && (
        <Button variant="outline" loading={saving.busy} loadingText={texts.use()} onClick={saving.start}>
          {texts.use()}
        </Button>
      )}
      {saving.reason && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{saving.reason}</Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  )
}
