import { chakra } from '@chakra-ui/react'
import type { FoundIcons } from '@sitewright/api-client'
import { LinkIcon, moveFocusInGrid } from '@sitewright/ui'
import { useState } from 'react'
import { texts } from './messages.ts'

export type FoundIcon = FoundIcons[number]

export interface IconGridProps {
  icons: FoundIcons
  /** The name of the one that is chosen already. */
  chosen: string
  onChoose: (icon: FoundIcon) => void
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    gap: '1',
    listStyle: 'none',
    '& button': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1.5',
      width: '100%',
      height: '100%',
      paddingInline: '1',
      paddingBlock: '2.5',
      borderRadius: 'md',
      cursor: 'pointer',
      '&:hover': { background: 'bg.muted' },
      '&[aria-current=true]': { background: 'bg.highlight' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& span': {
      width: '100%',
      textStyle: 'xs',
      color: 'fg.muted',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      lineClamp: '2',
    },
    '& button[aria-current=true] span': { color: 'fg' },
  },
})

/** Icons to choose from, one stop of the Tab key: the arrow keys lead from one to the next. */
export function IconGrid({ icons, chosen, onChoose }: IconGridProps) {
  const [reached, setReached] = useState<string>()
  const stop = [reached, chosen].find((name) => icons.some((icon) => icon.name === name)) ?? icons[0]?.name
  return (
    <Grid aria-label={texts.icons()} onKeyDown={moveFocusInGrid}>
      {icons.map((icon) => (
        <li key={icon.name}>
          <button
            type="button"
            aria-current={icon.name === chosen}
            tabIndex={icon.name === stop ? 0 : -1}
            onFocus={() => setReached(icon.name)}
            onClick={() => onChoose(icon)}
          >
            <LinkIcon picture={icon.picture} />
            <span>{icon.name}</span>
          </button>
        </li>
      ))}
    </Grid>
  )
}
