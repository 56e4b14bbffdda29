import { Box, Button } from '@chakra-ui/react'
import { SettingField } from './SettingField.tsx'
import { texts } from './messages.ts'

export interface SecretKeyFieldProps {
  value: string
  /** What the server sent: '', or the mask of the key that is set. */
  stored: string
  hint: string | undefined
  onChange: (value: string) => void
}

/**
 * The field of a key that can be replaced but never be read (Q96). The mask of the stored key is removed as a whole
 * as soon as something is typed over it or taken from it.
 */
export function SecretKeyField({ value, stored, hint, onChange }: SecretKeyFieldProps) {
  const kept = value === stored
  const help = kept ? texts.secretKeySet() : replaced(value)

  return (
    <Box>
      <SettingField
        label={texts.secretKey()}
        name="CaptchaSecretKey"
        type="password"
        dir="ltr"
        autoComplete="new-password"
        maxLength={200}
        value={value}
        help={[stored !== '' && help, hint].filter(Boolean).join(' ') || undefined}
        onFocus={(event) => {
          if (stored !== '' && kept) event.target.select()
        }}
        onChange={(typed) => onChange(stored !== '' && kept ? typed.replaceAll(stored.charAt(0), '') : typed)}
      />
      {!kept && stored !== '' && (
        <Button size="xs" variant="outline" marginBlockStart="2" onClick={() => onChange(stored)}>
          {texts.keepKey()}
        </Button>
      )}
    </Box>
  )
}

const replaced = (value: string) => (value === '' ? texts.secretKeyRemoved() : texts.secretKeyReplaced())
