import { sampleKindContent, type SampleKindContent } from '../content.ts'
import styles from './Content.module.css'

/** A content as everyone sees it, also where there is no browser. */
export function Content({ content }: { content: SampleKindContent }) {
  const { intro, items } = sampleKindContent.tidy(content)
  return (
    <article className={styles.content}>
      {intro !== '' && <p>{intro}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
