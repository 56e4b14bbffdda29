import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { shortenSame, wordChanges } from '@sitewright/page-kit/word-changes'
import { Spinner, VisuallyHidden } from '@sitewright/ui'
import { useMemo } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { texts } from './messages.ts'

const Words = chakra('p', {
  base: {
    padding: '4',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& ins': { background: 'bg.success', color: 'fg.success', textDecoration: 'underline' },
    '& del + ins': { marginInlineStart: '1' },
    '& del': { background: 'bg.error', color: 'fg.error', textDecoration: 'line-through' },
  },
})

export interface WordChangesProps {
  /** Ids of the versions, the older one first. */
  older: number
  newer: number
}

/** What changed in the words between two versions. */
export function WordChanges({ older, newer }: WordChangesProps) {
  const { api } = useSite()
  const loaded = useLoaded({
    key: ['texts of versions', older, newer],
    load: () => Promise.all([older, newer].map((id) => api('GET private/page-get-revision.json.php', { id }))),
  })
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {texts.changes()}
      </Heading>
      {loaded.status === 'loading' && <Spinner label={texts.loadingTexts()} />}
      {loaded.status === 'failed' && (
        <LoadFailure title={texts.textsFailed()} error={loaded.error} onRetry={loaded.reload} />
      )}
      {loaded.value && <Changes before={loaded.value[0]!.text} after={loaded.value[1]!.text} />}
    </Stack>
  )
}

function Changes({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after])
  if (!changes) return <Text color="fg.muted">{texts.tooDifferent()}</Text>
  if (changes.every(({ kind }) => kind === 'same')) return <Text color="fg.muted">{texts.sameWords()}</Text>
  return (
    <Words dir="auto">
      {shortenSame(changes).map(({ kind, text }, place) => {
        if (kind === 'same') return text
        const Change = kind === 'added' ? 'ins' : 'del'
        return (
          <Change key={place}>
            <VisuallyHidden>{`${kind === 'added' ? texts.added() : texts.removed()} `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{`${texts.endOfChange()} `}</VisuallyHidden>
          </Change>
        )
      })}
    </Words>
  )
}
