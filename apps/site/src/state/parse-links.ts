import type { LinkButton } from '@sitewright/api-client'

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
  const { IconSet, Icon, Url, Tooltip } = value as Record<string, unknown>
  if (!iconSets.includes(IconSet) || typeof Icon !== 'string' || typeof Tooltip !== 'string') return false
  return typeof Url === 'string' && (safeScheme.test(Url) || !hasScheme.test(Url.trim()))
}
