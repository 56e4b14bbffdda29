import { anchorsOfText } from '@sitewright/html'
import type { SectionViewProps } from '../section-type.ts'
import { SectionText } from '../shared/SectionText.tsx'
import styles from './AccordionView.module.css'
import type { AccordionConfig } from './model.ts'

/** Texts that are opened by their titles, by the browser alone. An entry without a title is not shown. */
export function AccordionView({ config: { Entries, FirstOpen }, anchors }: SectionViewProps<AccordionConfig>) {
  const shown = Entries.map((entry, index) => ({ ...entry, index })).filter(({ Title }) => Title.trim() !== '')
  if (shown.length === 0) return null
  return (
    <div className={styles.accordion}>
      {shown.map(({ Title, Content, index }, place) => (
        <details key={index} open={FirstOpen && place === 0}>
          <summary>{Title}</summary>
          <SectionText html={Content} anchors={anchorsOfText(anchors, index)} />
        </details>
      ))}
    </div>
  )
}
