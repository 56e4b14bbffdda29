import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { LookFields } from '@sitewright/api-client'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { AppDialog, Moment, Spinner } from '@sitewright/ui'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { useSaving } from '../dialogs/use-saving.ts'
import type { ReactNode } from 'react'
import { toLook, type LookDraft } from './look-draft.ts'

export interface LookHistoryDialogProps {
  /** The look that the site comes with. */
  builtIn: LookFields
  /** Gets a look as it was published; the one that the site came with has no footer of its own. */
  onTake: (draft: Pick<LookDraft, 'look'> & Partial<LookDraft>) => void
  onClose: () => void
}

export const takeFailure = 'That look could not be loaded'

/** The looks that were published, the newest first. */
export function LookHistoryDialog({ builtIn, onTake, onClose }: LookHistoryDialogProps) {
  const { api } = useSite()
  const history = useLoaded(callQuery(api, 'GET private/look-get-history.json.php'))
  return (
    <AppDialog open title="History of looks" onClose={onClose}>
      {history.status === 'loading' && <Spinner label="Loading the history" />}
      {history.status === 'failed' && <LoadFailure title="The history could not be loaded" onRetry={history.reload} />}
      {history.value && (
        <Stack as="ol" gap="0" listStyleType="none">
          {history.value.map(({ id, published, by }, place) => (
            <Row key={id} text={<Moment at={published} />} note={noteOf(by, place)}>
              <TakeButton id={id} onTake={onTake} />
            </Row>
          ))}
          <Row text="As the site came" note={history.value.length === 0 ? now : ''}>
            <Button size="sm" variant="outline" onClick={() => onTake({ look: toLook(builtIn) })}>
              Take up again
            </Button>
          </Row>
        </Stack>
      )}
    </AppDialog>
  )
}

const now = ' · how the site looks now'

function noteOf(by: string, place: number): string {
  return [by && ` by ${by}`, place === 0 && now].filter(Boolean).join('')
}

interface RowProps {
  text: ReactNode
  note: string
  children: ReactNode
}

function Row({ text, note, children }: RowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap="wrap"
      paddingBlock="2"
      borderBlockEndWidth="1px"
      _last={{ borderBlockEndWidth: 0 }}
    >
      <Text flex="1" minWidth="10rem">
        {text}
        <Text as="span" color="fg.muted" textStyle="sm">
          {note}
        </Text>
      </Text>
      {children}
    </Flex>
  )
}

function TakeButton({ id, onTake }: { id: number; onTake: LookHistoryDialogProps['onTake'] }) {
  const { api } = useSite()
  const taking = useSaving(async () => {
    const { look, footer } = await api('GET private/look-get-former.json.php', { id })
    onTake({ look: toLook(look), footer })
  }, takeFailure)
  return (
    <Button size="sm" variant="outline" loading={taking.busy} loadingText="Take up again" onClick={taking.start}>
      Take up again
    </Button>
  )
}
