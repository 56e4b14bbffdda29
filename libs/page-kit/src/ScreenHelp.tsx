import { Button, Stack, Text } from '@chakra-ui/react'
import { keepTrying } from '@sitewright/api-client'
import { AppDialog, Spinner } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from './screen-messages.ts'

/** A few paragraphs on a screen, as plain text. */
export interface HelpText {
  title: string
  paragraphs: readonly string[]
}

/** What a screen says of itself, and its help. */
export interface ScreenHelpProps {
  /** Fetches what the help opens. */
  load: () => Promise<{ help: HelpText }>
  /** What the screen is for, in one sentence. */
  children: string
}

/** One sentence under a screen's heading, and a way to a few more. */
export function ScreenHelp({ load, children }: ScreenHelpProps) {
  const [open, setOpen] = useState(false)
  const [help, setHelp] = useState<HelpText>()

  function show() {
    setOpen(true)
    if (!help) keepTrying(load, (loaded) => setHelp(loaded.help))
  }

  return (
    <Text color="fg.muted" maxWidth="prose">
      {children}{' '}
      <Button
        variant="plain"
        size="sm"
        height="auto"
        minWidth="0"
        padding="0"
        verticalAlign="baseline"
        textDecoration="underline"
        textStyle="md"
        aria-haspopup="dialog"
        onClick={show}
      >
        {texts.help()}
      </Button>
      {open && (
        <AppDialog open title={help?.title ?? texts.help()} onClose={() => setOpen(false)}>
          <Stack gap="3" paddingBlockEnd="4">
            {help?.paragraphs.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>) ?? (
              <Spinner label={texts.loading()} />
            )}
          </Stack>
        </AppDialog>
      )}
    </Text>
  )
}
