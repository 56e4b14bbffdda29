import { shownSize } from '../shown-size.ts'
import type { UploadQueue } from './create-uploads.ts'
import { UploadRow } from './UploadRow.tsx'
import styles from './UploadRow.module.css'
import { texts } from './messages.ts'

export interface ChosenFilesProps {
  files: readonly File[]
  /** What of them is, or was, on its way. */
  uploads: UploadQueue
}

/** Several files that were chosen together, each with how far it has come and why it failed. */
export function ChosenFiles({ files, uploads: { items, cancel, retry } }: ChosenFilesProps) {
  return (
    <ul className={styles.rows} aria-label={texts.chosen()} tabIndex={0}>
      {items.length > 0
        ? items.map((item) => <UploadRow key={item.key} item={item} onCancel={cancel} onRetry={retry} />)
        : files.map((file, index) => (
            <li key={index} className={styles.row}>
              <div>
                <b dir="auto">{file.name}</b>
                <small>{shownSize(file.size)}</small>
              </div>
            </li>
          ))}
    </ul>
  )
}
