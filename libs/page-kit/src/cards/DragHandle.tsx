import { GripVertical } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { texts } from './messages.ts'
import styles from './DragHandle.module.css'

/** Those that the drag library gives its element. */
export type DragHandleProps = HTMLAttributes<HTMLSpanElement>

/** What an entry of a list is dragged by, with the props of the drag handle. */
export function DragHandle(props: DragHandleProps) {
  return (
    <span {...props} role="button" className={styles.handle} aria-label={texts.reorder()}>
      <GripVertical aria-hidden />
    </span>
  )
}
