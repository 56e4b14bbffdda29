import { useId, type ReactNode } from 'react'
import styles from './SplitScreen.module.css'

/** The editor and the preview, each with its heading. */
export interface SplitScreenProps {
  /** False shows the editor alone, in its full height. */
  split: boolean
  editor: ReactNode
  /** Such as 'Page Sections'. */
  editorHeading: string
  preview: ReactNode
  /** Such as 'Page Preview'. */
  previewHeading: string
}

/** The editor above and the live preview below, each an area of 45vh with a scroll bar of its own (B§2.2, B§9). */
export function SplitScreen({ split, editor, editorHeading, preview, previewHeading }: SplitScreenProps) {
  const id = useId()
  return (
    <div className={styles.split} data-split={split}>
      <section aria-labelledby={`${id}-editor`}>
        <h2 id={`${id}-editor`}>{editorHeading}</h2>
        <div>{editor}</div>
      </section>
      {split && (
        <section aria-labelledby={`${id}-preview`}>
          <h2 id={`${id}-preview`}>{previewHeading}</h2>
          <div className={styles.preview} tabIndex={0}>
            {preview}
          </div>
        </section>
      )}
    </div>
  )
}
