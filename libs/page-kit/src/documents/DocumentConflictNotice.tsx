import { Fetched } from '../Fetched.tsx'
import { useFetched } from '../use-fetched.ts'
import { fetchConflictNotice } from './fetch-conflict-notice.ts'
import type { DocumentConflictNoticeProps } from './on-demand/ConflictNotice.tsx'
import { texts } from './messages.ts'

/** Says that somebody else saved a document meanwhile, what that changed, and what can be done. */
export const DocumentConflictNotice = createConflictNotice(fetchConflictNotice)

/** @param fetch - its code; where that cannot be had, what happened is said all the same. */
export function createConflictNotice(fetch: typeof fetchConflictNotice) {
  const fetchNotice = () => fetch().catch(() => ({ default: Words }))
  return function ConflictNotice(props: Omit<DocumentConflictNoticeProps, 'text'>) {
    const Notice = useFetched<DocumentConflictNoticeProps>(fetchNotice, true)
    const text = texts.conflict({ by: props.by || texts.somebodyElse(), what: props.what })
    return Notice && <Fetched component={Notice} {...props} text={text} />
  }
}

function Words({ text }: DocumentConflictNoticeProps) {
  return <p role="alert">{text}</p>
}
