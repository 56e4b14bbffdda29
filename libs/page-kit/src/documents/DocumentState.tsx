import { formatTime } from '@sitewright/ui'
import { keptLine, StateLine, type StateLineProps } from '../working-copies/SaveState.tsx'
import type { EditedDocument } from './use-document.ts'
import { texts } from './messages.ts'

/** What is edited, as far as its state is told. */
export interface DocumentStateProps {
  document: Pick<EditedDocument<unknown>, 'status' | 'savedAt' | 'changed' | 'copy'>
}

/** Says in one line whether a document is saved, and where its newest words are if it is not. */
export function DocumentState({ document }: DocumentStateProps) {
  return <StateLine {...lineOf(document)} />
}

function lineOf({ status, savedAt, changed, copy }: DocumentStateProps['document']): StateLineProps {
  if (status === 'saving') return { text: texts.saving(), isNews: true }
  if (status === 'saved' && savedAt !== undefined)
    return { text: texts.saved({ time: formatTime(savedAt / 1000) }), isNews: true }
  if (!changed) return {}
  // where nothing is kept, or not yet, that is all there is to say
  return copy.status === 'off' || copy.status === 'nothing' ? { text: texts.notSaved() } : keptLine(copy)
}
