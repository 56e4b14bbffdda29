import { Box } from '@chakra-ui/react'
import type { Look } from '@sitewright/theme'

export interface MastheadSketchProps {
  layout: Look['masthead']
}

/** Where the name of the site and the menu stand, in a few strokes. */
export function MastheadSketch({ layout }: MastheadSketchProps) {
  const { title, menu, picture } = places[layout]
  return (
    <Box
      asChild
      width="full"
      height="10"
      borderRadius="sm"
      background={picture ? 'border.emphasized' : 'bg.muted'}
      color="fg.muted"
    >
      <svg viewBox="0 0 60 24" aria-hidden>
        <rect x={title[0]} y={title[1]} width="16" height="4" rx="1" fill="currentColor" />
        {[0, 1, 2].map((place) => (
          <rect
            key={place}
            x={menu[0] + place * 9}
            y={menu[1]}
            width="7"
            height="2.5"
            rx="1"
            fill="currentColor"
            opacity="0.6"
          />
        ))}
      </svg>
    </Box>
  )
}

interface Places {
  title: readonly [x: number, y: number]
  menu: readonly [x: number, y: number]
  picture?: boolean
}

const places: Readonly<Record<Look['masthead'], Places>> = {
  below: { title: [4, 5], menu: [4, 15] },
  line: { title: [4, 9], menu: [30, 10] },
  centred: { title: [22, 5], menu: [17, 15] },
  picture: { title: [4, 5], menu: [4, 15], picture: true },
}
