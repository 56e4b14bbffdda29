import { Button, chakra } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { ariaShortcut } from '../shortcut.ts'
import { texts } from '../toolbar/messages.ts'

// no footer element: outside of articles it is a landmark, and a page may have several texts
const Footer = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '4',
    minHeight: '9',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& button': { color: 'fg.muted' },
  },
})

/** Opens the list of keys. */
export const helpShortcut = 'mod+/'

/** Below the text: how long it is, and what can be done by keys. */
export function TextFooter({ words, onHelp }: { words: number; onHelp: () => void }) {
  return (
    <Footer>
      <span>{texts.words({ count: words })}</span>
      <Button size="xs" variant="ghost" aria-keyshortcuts={ariaShortcut(helpShortcut)} onClick={onHelp}>
        <Keyboard aria-hidden />
        {texts.keyboardHelp()}
      </Button>
    </Footer>
  )
}
