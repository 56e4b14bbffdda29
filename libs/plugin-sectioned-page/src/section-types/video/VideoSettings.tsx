import { Field, Input } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { maxAddressLength } from '../../model/limits.ts'
import { texts } from '../settings-messages.ts'
import type { SectionSettingsProps } from '../section-type.ts'
import type { VideoConfig } from './model.ts'
import { OwnVideoSettings } from './OwnVideoSettings.tsx'
import { readVideoId } from './video-id.ts'

/** The video of a section: its id, or any address that it has at YouTube, of which the id is kept. */
export function VideoSettings({ config, onChange }: SectionSettingsProps<VideoConfig>) {
  const [typed, setTyped] = useState<string>()
  const noteId = useId()
  const stored = config.id ?? ''
  const wrong = typed === undefined && stored.trim() !== '' && readVideoId(stored) === undefined

  function handleText(text: string) {
    setTyped(text)
    const id = readVideoId(text) ?? text.trim()
    const { id: _, ...others } = config
    onChange(id === '' ? others : { ...others, id })
  }

  return (
    <>
      <Field.Root invalid={wrong} ids={{ errorText: noteId, helperText: noteId }}>
        <Field.Label>{texts.videoId()}</Field.Label>
        <Input
          size="sm"
          // While it is typed it stays as it is; afterwards one sees the id that was found in it.
          value={typed ?? stored}
          maxLength={maxAddressLength}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={noteId}
          onChange={(event) => handleText(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        {!wrong && <Field.HelperText>{texts.videoIdHint()}</Field.HelperText>}
        <Field.ErrorText>{texts.videoIdWrong()}</Field.ErrorText>
      </Field.Root>
      <OwnVideoSettings config={config} onChange={onChange} />
    </>
  )
}
