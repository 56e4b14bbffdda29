import { IconButton } from '@sitewright/ui'
import { ArrowDown, ArrowUp, LoaderCircle, Pencil, Trash2 } from 'lucide-react'
import { texts } from './messages.ts'
import type { EntryActions } from './use-entries.ts'

export interface RowButtonsProps {
  /** The entry's key. */
  id: string
  first: boolean
  last: boolean
  /** It is being found out what would be lost with it. */
  asked: boolean
  actions: EntryActions
}

/** What can be done with one state or stage. */
export function RowButtons({ id, first, last, asked, actions }: RowButtonsProps) {
  return (
    <>
      <IconButton
        label={texts.moveUp()}
        icon={<ArrowUp aria-hidden />}
        data-act="up"
        disabled={first}
        onClick={() => actions.step(id, -1)}
      />
      <IconButton
        label={texts.moveDown()}
        icon={<ArrowDown aria-hidden />}
        data-act="down"
        disabled={last}
        onClick={() => actions.step(id, 1)}
      />
      <IconButton
        label={texts.rename()}
        icon={<Pencil aria-hidden />}
        data-act="rename"
        onClick={() => actions.rename(id)}
      />
      <IconButton
        label={texts.delete()}
        tone="danger"
        icon={asked ? <LoaderCircle aria-hidden data-turning="" /> : <Trash2 aria-hidden />}
        data-act="delete"
        aria-busy={asked || undefined}
        onClick={() => actions.remove(id)}
      />
    </>
  )
}
