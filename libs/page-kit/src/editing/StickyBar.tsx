import { useStuck } from '@sitewright/ui'
import { useRef, type HTMLAttributes, type RefObject } from 'react'
import styles from './StickyBar.module.css'

/** Those of its element. */
export interface StickyBarProps extends HTMLAttributes<HTMLDivElement> {
  ref?: RefObject<HTMLDivElement | null>
  /** Its buttons are icons alone where a heading beside them leaves no room for words. @default false */
  iconsInNarrow?: boolean
}

/** The bar of a page's buttons, which stays in view above what it is about, and over all that sticks below it. */
export function StickyBar({ ref, iconsInNarrow, className = '', ...props }: StickyBarProps) {
  const own = useRef<HTMLDivElement>(null)
  const bar = ref ?? own
  useStuck(bar, 'bar')
  return <div ref={bar} className={`${styles.bar} ${iconsInNarrow ? styles.icons : ''} ${className}`} {...props} />
}
