import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { OwnProgress } from '../../contract.ts'
import { figures } from '../figure-messages.ts'
import { formatSpan } from '../moments.ts'
import { texts } from './messages.ts'

/** So many are shown at first. */
const initialRecords = 10

const List = chakra('ol', {
  base: {
    textStyle: 'sm',
    '& li': { paddingBlock: '2', overflowWrap: 'anywhere', borderRadius: 'sm' },
    '& li:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& li p:not(:first-of-type)': { color: 'fg.muted' },
  },
})

/** When something was recorded for the person, the latest first, and which stages it completed. */
export function OwnRecords({ records }: Pick<OwnProgress, 'records'>) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)

  // reading goes on where it stopped; the button is gone
  useEffect(() => {
    if (all) list.current?.querySelectorAll('li')[initialRecords]?.focus()
  }, [all])

  if (records.length === 0) return <Text color="fg.muted">{texts.noRecords()}</Text>
  return (
    <>
      <List ref={list}>
        {records.slice(0, all ? undefined : initialRecords).map(({ id, Start, End, Stages }) => (
          <li key={id} tabIndex={-1}>
            <p>
              <time dir="ltr" dateTime={new Date(Start).toISOString()}>
                {formatSpan({ Start, End })}
              </time>
            </p>
            {Stages.length > 0 && <p>{Stages.join(figures.separator())}</p>}
          </li>
        ))}
      </List>
      {!all && records.length > initialRecords && (
        <Flex align="center" wrap="wrap" gap="3">
          <Button variant="outline" size="sm" onClick={() => setAll(true)}>
            {texts.showAll()}
          </Button>
          <Text textStyle="sm" color="fg.muted">
            {texts.latest({ shown: initialRecords, count: records.length })}
          </Text>
        </Flex>
      )}
    </>
  )
}
