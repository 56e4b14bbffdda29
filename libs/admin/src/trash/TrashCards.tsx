import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Moment } from '@sitewright/ui'
import { Trash2, Undo2 } from 'lucide-react'
import { Cards } from '../shared/Cards.tsx'
import { Facts } from '../shared/Facts.ts'
import { daysLeft, kindName, shownName } from './texts.ts'
import type { TrashListProps } from './trash-list.ts'
import { texts } from './messages.ts'

/** What is in the trash one below the other, for narrow windows. */
export function TrashCards({ things, busy, loading, empty, onRestore, onDestroy }: TrashListProps) {
  const rows = things.map((thing) => ({ id: thing.entry, thing }))
  return (
    <Cards label={texts.things()} rows={rows} loading={loading} loadingLabel={texts.loading()} empty={empty}>
      {({ thing }) => (
        <Stack gap="3">
          <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{shownName(thing)}</bdi>
          </Text>
          <Facts>
            <dt>{texts.what()}</dt>
            <dd>{kindName(thing.kind)}</dd>
            <dt>{texts.by()}</dt>
            <dd>
              <bdi>{thing.by}</bdi>
            </dd>
            <dt>{texts.when()}</dt>
            <dd>
              <Moment at={thing.deleted} />
            </dd>
            <dt>{texts.left()}</dt>
            <dd>{texts.days({ count: daysLeft(thing) })}</dd>
          </Facts>
          <HStack gap="2" wrap="wrap" justify="space-between">
            <Button size="sm" variant="outline" disabled={busy} onClick={() => onRestore([thing])}>
              <Undo2 /> {texts.restore()}
            </Button>
            <Button size="sm" variant="ghost" color="fg.error" disabled={busy} onClick={() => onDestroy(thing)}>
              <Trash2 /> {texts.deleteForGood()}
            </Button>
          </HStack>
        </Stack>
      )}
    </Cards>
  )
}
