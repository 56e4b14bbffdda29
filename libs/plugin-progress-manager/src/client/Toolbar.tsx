import { StickyBar, type StickyBarProps } from '@sitewright/page-kit'
import styles from './Toolbar.module.css'

/** The bar above everything, with the page's heading in it. It is as high before its buttons are there. */
export function Toolbar(props: StickyBarProps) {
  return <StickyBar iconsInNarrow {...props} className={styles.toolbar} />
}
