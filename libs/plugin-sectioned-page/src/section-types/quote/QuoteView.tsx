import type { SectionViewProps } from '../section-type.ts'
import type { QuoteConfig } from './model.ts'
import styles from './QuoteView.module.css'

/** What somebody said, and who. */
export function QuoteView({ config: { Text, Name, Source } }: SectionViewProps<QuoteConfig>) {
  if (Text.trim() === '') return null
  return (
    <figure className={styles.quote}>
      <blockquote dir="auto">{Text}</blockquote>
      {(Name !== '' || Source !== '') && (
        <figcaption>
          {Name !== '' && <b>{Name}</b>}
          {Source !== '' && <cite>{Source}</cite>}
        </figcaption>
      )}
    </figure>
  )
}
