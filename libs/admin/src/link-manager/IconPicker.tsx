import { Box, Field, Input, Stack } from '@chakra-ui/react'
import type { LinkButton } from '@sitewright/api-client'
import { AppDialog, EmptyState, Spinner } from '@sitewright/ui'
import { useRef, useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { IconGrid, type FoundIcon } from './IconGrid.tsx'
import { iconSets } from './icon-sets.ts'
import { useFoundIcons } from './use-found-icons.ts'
import { texts } from './messages.ts'

export interface IconPickerProps {
  set: LinkButton['IconSet']
  /** The name that the link has. */
  name: string
  onChoose: (icon: FoundIcon) => void
  onClose: () => void
}

/** The dialog that finds an icon of a set by a part of its name. */
export function IconPicker({ set, name, onChoose, onClose }: IconPickerProps) {
  const [text, setText] = useState('')
  const [attempt, setAttempt] = useState(0)
  const results = useRef<HTMLDivElement>(null)
  const label = iconSets.find(({ value }) => value === set)!.label

  return (
    <AppDialog open title={texts.chooseIcon()} size="lg" onClose={onClose}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>{texts.searchSet({ set: label() })}</Field.Label>
          <Input
            type="search"
            value={text}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={texts.partOfName()}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              results.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
            }}
          />
        </Field.Root>
        {/* As tall as the first icons, so that the dialog does not jump while one types. */}
        <Box ref={results} minHeight="21rem">
          <Results
            key={attempt}
            set={set}
            text={text}
            name={name}
            onChoose={onChoose}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </Box>
      </Stack>
    </AppDialog>
  )
}

interface ResultsProps extends Pick<IconPickerProps, 'set' | 'name' | 'onChoose'> {
  text: string
  onRetry: () => void
}

function Results({ set, text, name, onChoose, onRetry }: ResultsProps) {
  const { icons, searching, failed } = useFoundIcons(set, text)
  if (failed && !searching) return <LoadFailure title={texts.iconsFailed()} onRetry={onRetry} />
  if (!icons) return <Spinner label={texts.loadingIcons()} />
  if (icons.length === 0) {
    return (
      <Box role="status">
        <EmptyState title={searching ? texts.searching() : texts.noIcons()}>
          {!searching && texts.otherWord()}
        </EmptyState>
      </Box>
    )
  }
  return (
    <Box opacity={searching ? 0.5 : undefined} aria-busy={searching} transition="opacity" transitionDuration="fast">
      <IconGrid icons={icons} chosen={name} onChoose={onChoose} />
    </Box>
  )
}
