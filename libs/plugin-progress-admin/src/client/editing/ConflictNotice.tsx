import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import type { AttachedSystem } from '../load.ts'
import { changesBetween } from './differences.ts'
import type { EditedSystem } from './edited-system.ts'

export interface ConflictNoticeProps {
  /** What was stored when the editing began. */
  before: EditedSystem
  /** What is stored now; undefined where that could not be read. */
  other: AttachedSystem | undefined
  busy: boolean
  onLoad: () => void
  onOverwrite: () => void
  onKeepEditing: () => void
}

const Notice = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '4',
    padding: '4',
    background: 'bg.warning',
    borderWidth: '1px',
    borderColor: 'border.warning',
    borderRadius: 'lg',
    outline: 'none',
    '& > ul': {
      maxHeight: '40vh',
      overflowY: 'auto',
      paddingInlineStart: '5',
      listStyleType: 'disc',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

/** Says that somebody else saved meanwhile, what that changed, and what can be done; the lists below keep every edit. */
export function ConflictNotice({ before, other, busy, onLoad, onOverwrite, onKeepEditing }: ConflictNoticeProps) {
  const id = useId()
  const notice = useRef<HTMLElement>(null)
  // The save button, which had the focus, is far above; on a phone the notice may be out of sight.
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} aria-labelledby={id} tabIndex={-1}>
      <p id={id} role="alert">
        Somebody else saved this system after you started editing it. Your changes are not saved yet, but they are still
        here.
      </p>
      {other ? (
        <ul aria-label="Changed meanwhile" tabIndex={0}>
          {changesBetween(before, other).map((change) => (
            <li key={change} dir="auto">
              {change}
            </li>
          ))}
        </ul>
      ) : (
        <p>The other version could not be read.</p>
      )}
      <div>
        <Button size="sm" variant="outline" disabled={busy} onClick={onLoad}>
          Load the other version
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={onOverwrite}>
          Overwrite it with mine
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={onKeepEditing}>
          Keep editing
        </Button>
      </div>
    </Notice>
  )
}
