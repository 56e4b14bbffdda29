import { rich } from '@sitewright/messages/react'
import { searchPath } from '../search/search-query.ts'
import { texts } from './messages.ts'

/** Where to go from an address that shows no page. */
export function WaysOn() {
  return (
    <p>
      {rich(texts.waysOn, {
        start: (words) => <a href="/">{words}</a>,
        search: (words) => <a href={searchPath}>{words}</a>,
      })}
    </p>
  )
}
