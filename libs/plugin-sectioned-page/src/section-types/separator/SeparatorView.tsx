import type { SectionViewProps } from '../section-type.ts'
import type { SeparatorConfig } from './model.ts'
import styles from './SeparatorView.module.css'

/** What parts the sections before it from those after it. */
export function SeparatorView({ config: { Look } }: SectionViewProps<SeparatorConfig>) {
  return <hr className={styles.separator} data-look={Look === 'line' ? undefined : Look} />
}
