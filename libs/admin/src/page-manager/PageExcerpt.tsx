import { chakra } from '@chakra-ui/react'
import type { SearchResult } from '@sitewright/api-client'

const Words = chakra('p', {
  base: {
    textStyle: 'xs',
    color: 'fg.muted',
    whiteSpace: 'normal',
    marginTop: '1',
    maxWidth: 'prose',
    '& mark': { background: 'accent.subtle', color: 'fg', borderRadius: 'xs' },
  },
})

/** The words of a page's text around those that were searched for; nothing where only its title holds them. */
export function PageExcerpt({ excerpt }: { excerpt: SearchResult['excerpt'] | undefined }) {
  if (!excerpt?.some(({ hit }) => hit)) return null
  return (
    <Words dir="auto">{excerpt.map(({ text, hit }, place) => (hit ? <mark key={place}>{text}</mark> : text))}</Words>
  )
}
