import { rich } from '@sitewright/messages/react'
import type { ReactNode } from 'react'
import { searchPath } from '../search/search-query.ts'
import { texts } from './messages.ts'

export interface WaysOnProps {
  /** True at the site's own address, which leads to the start page. @default false */
  isStart?: boolean
}

/** Where to go from an address that shows no page. */
export function WaysOn({ isStart = false }: WaysOnProps) {
  const search = (words: ReactNode) => <a href={searchPath}>{words}</a>
  return (
    <p>
      {isStart
        ? rich(texts.searchOnly, { search })
        : rich(texts.waysOn, { start: (words) => <a href="/">{words}</a>, search })}
    </p>
  )
}
