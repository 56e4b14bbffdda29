import { Button } from '@chakra-ui/react'
import { VisuallyHidden } from '@sitewright/ui'
import { useId } from 'react'
import { isPending, isRetryable, uploadedPercentage, type UploadItem, type UploadQueue } from './create-uploads.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { UploadRow } from './UploadRow.tsx'
import styles from './UploadList.module.css'
import rows from './UploadRow.module.css'
import { texts } from './messages.ts'

/** The queue that an upload list shows. */
export interface UploadListProps {
  uploads: UploadQueue
}

/**
 * Files on their way: the progress of each and of all, what failed and why, ways to call off and to try again. Shows
 * nothing as long as there is nothing to show. Needs `FullSystemProvider` above it.
 */
export function UploadList({ uploads }: UploadListProps) {
  const { items, cancel, cancelAll, retry, retryAll, clear } = uploads
  const title = useId()
  if (items.length === 0) return null

  const pending = items.some(isPending)
  const failures = items.filter(isRetryable).length
  const percentage = uploadedPercentage(items)
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <VisuallyHidden>{`${texts.uploadsAre()} `}</VisuallyHidden>
          <span role="status">{summary(items)}</span>
        </h2>
        <div>
          {failures > 1 && (
            <Button size="xs" variant="outline" onClick={retryAll}>
              {texts.retryAll()}
            </Button>
          )}
          {pending ? (
            <Button size="xs" variant="outline" onClick={cancelAll}>
              {texts.cancelAll()}
            </Button>
          ) : (
            <Button size="xs" variant="outline" onClick={clear}>
              {texts.close()}
            </Button>
          )}
        </div>
      </header>
      {pending && (
        <p>
          <ProgressBar label={texts.allProgress()} percentage={percentage} />
          <span>{percentage}%</span>
        </p>
      )}
      <ul className={rows.rows} aria-label={texts.uploads()} tabIndex={0}>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} onCancel={cancel} onRetry={retry} />
        ))}
      </ul>
    </section>
  )
}

function summary(items: readonly UploadItem[]): string {
  const count = (state: UploadItem['state']) => items.filter((item) => item.state === state).length
  const [done, failed, cancelled] = [count('done'), count('failed'), count('cancelled')]
  if (items.some(isPending)) return texts.uploading({ count: items.length - cancelled, done })
  const results = [
    texts.countDone({ count: done }),
    failed > 0 && texts.countFailed({ count: failed }),
    cancelled > 0 && texts.countCancelled({ count: cancelled }),
  ]
  return results.filter((result) => result !== false).join(', ')
}
