import { Baseline, Highlighter } from 'lucide-react'
import { useSlateStatic } from 'slate-react'
import { currentBackgroundColor, currentTextColor, setBackgroundColor, setTextColor } from '../commands/marks.ts'
import type { BackgroundHue, TextHue } from '@sitewright/html'
import { ColorMenu } from './ColorMenu.tsx'

const textHues: readonly { hue: TextHue; label: string; color: string }[] = [
  { hue: 'gray', label: 'Gray', color: 'fg.muted' },
  { hue: 'accent', label: 'Accent', color: 'accent.fg' },
  { hue: 'red', label: 'Red', color: 'fg.error' },
  { hue: 'orange', label: 'Orange', color: 'fg.warning' },
  { hue: 'green', label: 'Green', color: 'fg.success' },
]

const backgroundHues: readonly { hue: BackgroundHue; label: string; background: string }[] = [
  { hue: 'yellow', label: 'Yellow', background: 'bg.highlight' },
  { hue: 'gray', label: 'Gray', background: 'bg.emphasized' },
  { hue: 'accent', label: 'Accent', background: 'accent.subtle' },
  { hue: 'red', label: 'Red', background: 'bg.error' },
  { hue: 'orange', label: 'Orange', background: 'bg.warning' },
  { hue: 'green', label: 'Green', background: 'bg.success' },
]

/** The colour of the text and of what is behind it. */
export function ColorTools() {
  const editor = useSlateStatic()
  return (
    <>
      <ColorMenu
        label="Text colour"
        icon={Baseline}
        hues={textHues}
        current={currentTextColor}
        onChoose={(hue) => setTextColor(editor, hue)}
      />
      <ColorMenu
        label="Background colour"
        icon={Highlighter}
        hues={backgroundHues}
        current={currentBackgroundColor}
        onChoose={(hue) => setBackgroundColor(editor, hue)}
      />
    </>
  )
}
