import type { MenuItem } from '@sitewright/api-client'
import { useContentLanguage } from '@sitewright/page-kit'
import { LinkIcon } from '@sitewright/ui'
import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { placeOf, toLinkPath } from '../routes/route-table.ts'
import { useSiteState } from '../state/shell-parts.ts'
import { useRouteTable } from '../state/use-route-table.ts'
import { itselfLeadsTo, leadsTo, menuAddress, menuRel } from './menu-address.ts'
import styles from './MainMenu.module.css'

/** One item of the main menu: a plain button, or one that opens a submenu. */
export function MenuEntry({ item }: { item: MenuItem }) {
  return item.Children.length > 0 ? <ParentEntry item={item} /> : <PlainEntry item={item} />
}

export interface MenuLevelProps {
  items: readonly MenuItem[]
  /** Shows one of the items, with those below it. */
  entry: ComponentType<{ item: MenuItem }>
}

/** The items of one level. */
export function MenuLevel({ items, entry: Entry }: MenuLevelProps) {
  const { lang } = useContentLanguage()
  return (
    <ul lang={lang}>
      {items.map((item, place) => (
        <Entry key={`${place} ${item.Label}`} item={item} />
      ))}
    </ul>
  )
}

function PlainEntry({ item }: { item: MenuItem }) {
  const href = menuAddress(item)
  const place = usePlace(item)
  return (
    <li>
      {href ? (
        <a href={href} rel={menuRel(item)} {...place}>
          <MenuLabel item={item} />
        </a>
      ) : (
        <button type="button" aria-disabled>
          <MenuLabel item={item} />
        </button>
      )}
    </li>
  )
}

/** Its submenu is opened by what `startBehaviours` starts, which says so in its attributes. */
function ParentEntry({ item }: { item: MenuItem }) {
  const href = menuAddress(item)
  const place = usePlace(item)
  const label = (
    <>
      <MenuLabel item={item} />
      <ChevronDown className={styles.arrow} aria-hidden />
    </>
  )
  return (
    <li data-submenu="">
      {href ? (
        <a href={href} rel={menuRel(item)} {...place} aria-expanded={false}>
          {label}
        </a>
      ) : (
        <button type="button" {...place} aria-expanded={false}>
          {label}
        </button>
      )}
      <MenuLevel items={item.Children} entry={MenuEntry} />
    </li>
  )
}

/** The item's label, with its picture where one is set. */
export function MenuLabel({ item: { Icon, Label } }: { item: MenuItem }) {
  const icons = useSiteState((state) => state.links.icons)
  if (!Icon) return Label
  return (
    <>
      <LinkIcon picture={icons[`mat:${Icon}`]} />
      {Label}
    </>
  )
}

/** What marks a menu item, for everybody or in its looks alone. */
export interface Place {
  'aria-current'?: 'page' | 'true'
  'data-within'?: ''
}

/**
 * Marks the item that leads to where the visitor is: at the site's own address the one of the default page, which is shown
 * there. Below a page, the item of that page. Those that these are below are marked in their looks.
 */
export function usePlace(item: MenuItem): Place {
  const { pathname } = useLocation()
  const start = useSiteState((state) => state.setup?.dp ?? '')
  const table = useRouteTable()
  const path = toLinkPath(pathname) || toLinkPath(start)
  const { path: shown, isBelow } = placeOf(pathname, table)
  const page = shown || path
  if (itselfLeadsTo(item, path)) return { 'aria-current': 'page' }
  if (itselfLeadsTo(item, page)) return { 'aria-current': isBelow ? 'true' : 'page' }
  return leadsTo(item.Children, path) || leadsTo(item.Children, page) ? { 'data-within': '' } : {}
}
