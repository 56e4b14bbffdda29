import { IconButton } from '@sitewright/ui'
import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { memo } from 'react'
import { isPending, type UploadItem } from './create-uploads.ts'
import { shownSize } from '../shown-size.ts'
import { ProgressBar } from './ProgressBar.tsx'
import styles from './UploadRow.module.css'
import { texts } from './messages.ts'

export interface UploadRowProps {
  item: UploadItem
  onCancel: (key: number) => void
  onRetry: (key: number) => void
}

/** One file on its way. */
export const UploadRow = memo(function UploadRow({ item, onCancel, onRetry }: UploadRowProps) {
  const { key, file, state, share, refused } = item
  const pending = isPending(item)
  return (
    <li className={styles.row} data-state={state}>
      <div>
        <b dir="auto">{file.name}</b>
        <small>{detail(item)}</small>
        {state === 'uploading' && (
          <ProgressBar label={texts.progressOf({ name: file.name })} percentage={Math.round(share * 100)} />
        )}
      </div>
      {/* one button for both, so that it keeps the focus when it changes */}
      {state !== 'done' && !refused && (
        <IconButton
          label={(pending ? texts.cancelOne : texts.retryOne)({ name: file.name })}
          tooltip={pending ? texts.cancel() : texts.retry()}
          icon={pending ? <X /> : <RotateCcw />}
          onClick={() => (pending ? onCancel(key) : onRetry(key))}
        />
      )}
      {state === 'done' && <CircleCheck aria-hidden />}
    </li>
  )
})

function detail({ file, state, share, reason }: UploadItem): string {
  switch (state) {
    case 'waiting':
      return texts.waiting({ size: shownSize(file.size) })
    case 'uploading':
      return texts.sent({ size: shownSize(file.size), percentage: Math.round(share * 100) })
    case 'done':
      return texts.done({ size: shownSize(file.size) })
    case 'failed':
      return reason ?? texts.failed()
    case 'cancelled':
      return texts.cancelled()
  }
}
