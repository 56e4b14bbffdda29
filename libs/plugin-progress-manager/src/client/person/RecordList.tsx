import { Button, chakra, Text } from '@chakra-ui/react'
import { useDeferredFocus } from '@sitewright/page-kit'
import { useRef, useState } from 'react'
import type { ProgressRecord } from '../../contract.ts'
import { Card } from '../Card.tsx'
import { texts } from './messages.ts'
import { RecordItem } from './RecordItem.tsx'

export interface RecordListProps {
  /** The latest first. */
  records: readonly ProgressRecord[]
  /** Set where a record may no longer count. */
  onStruck: () => void
}

/** More are drawn on demand: somebody may have thousands. */
const step = 50

const List = chakra('ol', {
  base: { display: 'grid', listStyle: 'none', '& > li': { borderTopWidth: '1px', _first: { borderTopWidth: '0' } } },
})

/** What was recorded of the person, struck out records too. */
export function RecordList({ records, onStruck }: RecordListProps) {
  const [shown, setShown] = useState(step)
  const list = useRef<HTMLOListElement>(null)
  const wishFocus = useDeferredFocus()

  function showMore() {
    setShown(shown + step)
    // the button goes down, or away
    wishFocus(() => list.current?.children[shown]?.querySelector('button'))
  }

  return (
    <Card title={texts.records()}>
      {records.length === 0 ? (
        <Text color="fg.muted">{texts.noRecords()}</Text>
      ) : (
        <List ref={list}>
          {records.slice(0, shown).map((record) => (
            <RecordItem key={record.id} record={record} onStruck={onStruck} />
          ))}
        </List>
      )}
      {records.length > shown && (
        <Button variant="outline" size="sm" justifySelf="start" onClick={showMore}>
          {texts.showMore({ count: records.length - shown })}
        </Button>
      )}
    </Card>
  )
}
