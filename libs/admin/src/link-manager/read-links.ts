import type { LinkButton } from '@sitewright/api-client'
import { iconSets } from './icon-sets.ts'

export interface StoredLinks {
  links: LinkButton[]
  /** True if the text, or a part of it, is no list of links; that part is left out. */
  unreadable: boolean
}

/** The links out of their JSON text. Empty text means no links, and so does an invalid one (Q92). */
export function readLinks(config: string): StoredLinks {
  if (config.trim() === '') return { links: [], unreadable: false }
  const list = parse(config)
  if (!Array.isArray(list)) return { links: [], unreadable: true }
  const entries = list.filter(isObject)
  return { links: entries.map(linkOf), unreadable: entries.length < list.length }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function linkOf({ IconSet, Icon, Url, Tooltip }: Record<string, unknown>): LinkButton {
  const set = iconSets.find(({ value }) => value === IconSet)?.value ?? 'mat'
  return { IconSet: set, Icon: text(Icon), Url: text(Url), Tooltip: text(Tooltip) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
