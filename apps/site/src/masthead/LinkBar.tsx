import type { LinkButton, Links } from '@sitewright/api-client'
import { readAddress } from '@sitewright/html'
import { LinkIcon } from '@sitewright/ui'
import { useMemo } from 'react'

const iconSets: readonly unknown[] = ['mat', 'fas', 'fab']
const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const safeScheme = /^(https?|mailto|tel):/i

/** The link buttons of the masthead from their JSON text. Empty or invalid text means no links (Q92). */
export function parseLinks(config: string): LinkButton[] {
  if (config.trim() === '') return []
  try {
    const list: unknown = JSON.parse(config)
    return Array.isArray(list) ? list.filter(isLinkButton) : []
  } catch (error) {
    console.error(error)
    return []
  }
}

function isLinkButton(value: unknown): value is LinkButton {
  if (typeof value !== 'object' || value === null) return false
  const { IconSet, Icon, Url, Tooltip: text } = value as Record<string, unknown>
  if (!iconSets.includes(IconSet) || typeof Icon !== 'string' || typeof text !== 'string') return false
  return typeof Url === 'string' && (safeScheme.test(Url) || !hasScheme.test(Url.trim()))
}

export interface LinkBarProps {
  links: Links
  /** Class of the bar. */
  bar: string | undefined
  /** Class of each link. */
  link: string | undefined
}

/** One icon for each link of the site's list, in its order; each opens a new tab. */
export function LinkBar({ links: { config, icons }, bar, link }: LinkBarProps) {
  const links = useMemo(() => parseLinks(config), [config])
  if (links.length === 0) return null
  return (
    <div className={bar}>
      {links.map(({ IconSet, Icon, Url, Tooltip: text }, place) => (
        <a
          key={`${place} ${Url}`}
          className={link}
          // stored by another program, or before addresses were mended as they are typed
          href={readAddress(Url)?.href ?? Url}
          target="_blank"
          rel="noopener"
          aria-label={text || Url}
          data-tooltip={text || undefined}
        >
          <LinkIcon picture={icons[`${IconSet}:${Icon}`]} />
        </a>
      ))}
    </div>
  )
}
