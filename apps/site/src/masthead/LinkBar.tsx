import type { LinkButton } from '@sitewright/api-client'
import { LinkIcon } from '@sitewright/ui'
import { useMemo } from 'react'
import { useSiteState } from '../state/shell-parts.ts'
import styles from './Masthead.module.css'

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

/** One icon for each link of the site's list, in its order; each opens a new tab. */
export function LinkBar() {
  const { config, icons } = useSiteState((state) => state.links)
  const links = useMemo(() => parseLinks(config), [config])
  if (links.length === 0) return null
  return (
    <div className={styles.links}>
      {links.map(({ IconSet, Icon, Url, Tooltip: text }, place) => (
        <a
          key={`${place} ${Url}`}
          className={styles.icon}
          href={Url}
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
