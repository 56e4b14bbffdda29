import { Baseline, Highlighter } from 'lucide-react'
import { useSlateStatic } from 'slate-react'
import { currentBackgroundColor, currentTextColor, setBackgroundColor, setTextColor } from '../commands/marks.ts'
import type { BackgroundHue, TextHue } from '@sitewright/html'
import { ColorMenu } from './ColorMenu.tsx'
import { texts } from './messages.ts'

const textHues: readonly { hue: TextHue; label: () => string; color: string }[] = [
  { hue: 'gray', label: texts.gray, color: 'fg.muted' },
  { hue: 'accent', label: texts.accent, color: 'accent.fg' },
  { hue: 'red', label: texts.red, color: 'fg.error' },
  { hue: 'orange', label: texts.orange, color: 'fg.warning' },
  { hue: 'green', label: texts.green, color: 'fg.success' },
]

const backgroundHues: readonly { hue: BackgroundHue; label: () => string; background: string }[] = [
  { hue: 'yellow', label: texts.yellow, background: 'bg.highlight' },
  { hue: 'gray', label: texts.gray, background: 'bg.emphasized' },
  { hue: 'accent', label: texts.accent, background: 'accent.subtle' },
  { hue: 'red', label: texts.red, background: 'bg.error' },
  { hue: 'orange', label: texts.orange, background: 'bg.warning' },
  { hue: 'green', label: texts.green, background: 'bg.success' },
]

/** The colour of the text and of what is behind it. */
export function ColorTools() {
  const editor = useSlateStatic()
  return (
    <>
      <ColorMenu
        label={texts.textColour()}
        icon={Baseline}
        hues={textHues}
        current={currentTextColor}
        onChoose={(hue) => setTextColor(editor, hue)}
      />
      <ColorMenu
        label={texts.backgroundColour()}
        icon={Highlighter}
        hues={backgroundHues}
        current={currentBackgroundColor}
        onChoose={(hue) => setBackgroundColor(editor, hue)}
      />
    </>
  )
}
