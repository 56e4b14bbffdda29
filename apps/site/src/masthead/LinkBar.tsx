import { LinkIcon, Tooltip } from '@sitewright/ui'
import { useMemo } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import { parseLinks } from '../state/parse-links.ts'

/** One icon for each link of the site's list, in its order; each opens a new tab. */
export function LinkBar() {
  const { config, icons } = useSiteState((state) => state.links)
  const links = useMemo(() => parseLinks(config), [config])
  if (links.length === 0) return null
  return (
    <div className="links">
      {links.map(({ IconSet, Icon, Url, Tooltip: text }, place) => (
        <Tooltip key={`${place} ${Url}`} label={text}>
          <a className="icon" href={Url} target="_blank" rel="noopener" aria-label={text || Url}>
            <LinkIcon picture={icons[`${IconSet}:${Icon}`]} />
          </a>
        </Tooltip>
      ))}
    </div>
  )
}
