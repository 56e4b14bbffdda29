import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { textOf, type Told } from '@sitewright/messages'
import { ScreenHelp, type ScreenHelpProps } from './ScreenHelp.tsx'

/** The frame of a screen: its heading, and how wide it is. */
export interface ScreenFrameProps {
  /** The heading: what the side bar calls the screen. */
  title: Told
  /** What the screen is for, in one sentence. */
  about?: Told
  /** Fetches what its help opens, beside `about`. */
  help?: ScreenHelpProps['load']
  /**
   * `form`: one column as wide as a line of text allows. `full`: all of the window, for a wide table; the screen then says
   * `wide` too, where it is declared.
   *
   * @default 'form'
   */
  width?: 'form' | 'full'
  children: ReactNode
}

/**
 * What a screen of the administration renders around what it shows. The shell has side bar, masthead and the full design
 * system around it, and catches what it throws.
 */
export function ScreenFrame({ title, about, help, width = 'form', children }: ScreenFrameProps) {
  return (
    <Stack gap="4" maxWidth={width === 'form' ? '4xl' : undefined}>
      <Heading as="h1" size="2xl">
        {textOf(title)}
      </Heading>
      {about !== undefined &&
        (help ? (
          <ScreenHelp load={help}>{textOf(about)}</ScreenHelp>
        ) : (
          <Text color="fg.muted" maxWidth="prose">
            {textOf(about)}
          </Text>
        ))}
      {children}
    </Stack>
  )
}
