import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'
import { shortenSame, wordChanges } from '@sitewright/page-kit/word-changes'
import { Spinner, VisuallyHidden } from '@sitewright/ui'
import { useMemo } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'

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
  const texts = useLoaded({
    key: ['texts of versions', older, newer],
    load: () => Promise.all([older, newer].map((id) => api('GET private/page-get-revision.json.php', { id }))),
  })
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        Changes of the words
      </Heading>
      {texts.status === 'loading' && <Spinner label="Loading the texts" />}
      {texts.status === 'failed' && <LoadFailure title="The texts could not be loaded" onRetry={texts.reload} />}
      {texts.value && <Changes before={texts.value[0]!.text} after={texts.value[1]!.text} />}
    </Stack>
  )
}

function Changes({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after])
  if (!changes) return <Text color="fg.muted">The texts have too little in common to be compared word by word.</Text>
  if (changes.every(({ kind }) => kind === 'same'))
    return <Text color="fg.muted">The words are the same. Pictures or layout may differ.</Text>
  return (
    <Words dir="auto">
      {shortenSame(changes).map(({ kind, text }, place) => {
        if (kind === 'same') return text
        const Change = kind === 'added' ? 'ins' : 'del'
        return (
          <Change key={place}>
            <VisuallyHidden>{kind === 'added' ? 'Added: ' : 'Removed: '}</VisuallyHidden>
            {text}
            <VisuallyHidden>, end of change. </VisuallyHidden>
          </Change>
        )
      })}
    </Words>
  )
}
