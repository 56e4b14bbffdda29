import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { bothSchemes, createColors, createPalette, finishedLooks, sameAsBody, type Look } from '@sitewright/theme'
import { useMemo } from 'react'
import { texts } from './messages.ts'
import { finishedWords } from './finished-words.ts'

export interface FinishedLooksProps {
  look: Look
  onChoose: (look: Look) => void
}

const Card = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized' },
    _pressed: { borderColor: 'accent.solid', outline: '1px solid', outlineColor: 'accent.solid' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  },
})

/** Looks to start from, each in a small picture of itself. */
export function FinishedLooks({ look, onChoose }: FinishedLooksProps) {
  const now = JSON.stringify(look)
  return (
    <SimpleGrid columns={2} gap="3">
      {finishedLooks.map(({ name, character, look: finished }) => (
        <Card
          key={name}
          type="button"
          aria-pressed={JSON.stringify(finished) === now}
          onClick={() => onChoose(finished)}
        >
          <Swatch look={finished} />
          <Box paddingInline="3" paddingBlock="2">
            <Text fontWeight="medium" textStyle="sm">
              {finishedWords.get(name)?.name() ?? name}
            </Text>
            <Text color="fg.muted" textStyle="xs">
              {finishedWords.get(name)?.character() ?? character}
            </Text>
          </Box>
        </Card>
      ))}
    </SimpleGrid>
  )
}

/** Paper, letters and button of a look. */
function Swatch({ look }: { look: Look }) {
  const colors = useMemo(() => swatchColors(look), [look])
  const { body, heading } = look.fonts
  const corner = `${Math.round(look.roundness * 5)}px`
  return (
    <Box
      aria-hidden
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="center"
      gap="1"
      width="full"
      height="24"
      paddingInline="3"
      borderBlockEndWidth="1px"
      style={{ background: colors.page, color: colors.text }}
    >
      <span
        style={{
          fontFamily: heading === sameAsBody ? body : heading,
          fontSize: 26 * look.headingSize,
          fontWeight: 600,
          lineHeight: 1.2,
        }}
      >
        Aa
      </span>
      <span
        style={{
          ...{ padding: '4px 12px', fontFamily: body, fontSize: 12 * look.textSize },
          ...{ borderRadius: corner, background: colors.button, color: colors.buttonText },
        }}
      >
        {texts.join()}
      </span>
    </Box>
  )
}

function swatchColors(look: Look) {
  const { bg, fg, accent } = createColors(createPalette(look))
  const scheme = look.scheme === 'dark' ? 'dark' : 'light'
  const value = (token: { value: string }) => bothSchemes(token.value)[scheme]
  return {
    page: value(bg.DEFAULT),
    text: value(fg.DEFAULT),
    button: value(accent.solid),
    buttonText: value(accent.contrast),
  }
}
