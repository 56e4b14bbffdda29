import { anchorsOfText } from '@sitewright/html'
import type { SectionViewProps } from '../section-type.ts'
import { SectionText } from '../shared/SectionText.tsx'
import styles from './ColumnsView.module.css'
import type { ColumnsConfig } from './model.ts'

/** Texts side by side, in the order in which they are read; one below the other where there is no room. */
export function ColumnsView({ config: { Columns, Widths }, anchors }: SectionViewProps<ColumnsConfig>) {
  const uneven = Columns.length === 2 && Widths !== 'even'
  return (
    <div className={styles.columns} data-count={Columns.length} data-widths={uneven ? Widths : undefined}>
      {Columns.map(({ Content }, index) => (
        <SectionText key={index} html={Content} anchors={anchorsOfText(anchors, index)} />
      ))}
    </div>
  )
}
