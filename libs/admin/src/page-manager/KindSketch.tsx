import { chakra } from '@chakra-ui/react'
import type { KindPicture } from '@sitewright/api-client'

const Picture = chakra('svg', {
  base: {
    flex: 'none',
    width: '18',
    height: '12',
    borderRadius: 'md',
    background: 'bg.muted',
    '& [data-area]': { fill: 'bg.panel', stroke: 'border' },
    '& [data-lines]': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '2', strokeLinecap: 'round' },
    '& [data-accent]': { fill: 'accent.solid' },
  },
})

/** A sheet with a few words, for kinds that bring no picture. */
const blankSheet: KindPicture = {
  area: 'M20 3h56a3 3 0 0 1 3 3v52a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  lines: 'M26 18h44M26 28h44M26 38h28',
}

/** What pages of a kind look like, in the colours of the theme; no news for who does not see it. */
export function KindSketch({ picture = blankSheet }: { picture?: KindPicture | undefined }) {
  const { area, lines, accent } = picture
  return (
    <Picture viewBox="0 0 96 64" aria-hidden focusable="false">
      {area && <path data-area="" d={area} />}
      {lines && <path data-lines="" d={lines} />}
      {accent && <path data-accent="" d={accent} />}
    </Picture>
  )
}
