import { Box, Button, Link, Stack, Text } from '@chakra-ui/react'
import type { FileEntry } from '@sitewright/api-client'
import type { Folders } from '@sitewright/media'
import { type Column, DataTable, EmptyState, listCount, ListEnd, Moment } from '@sitewright/ui'
import { useState } from 'react'
import { LoadFailure } from '../dialogs/LoadFailure.tsx'
import { shownTitle } from '../dialogs/shown-title.ts'
import { ListSearch } from '../shared/ListSearch.tsx'
import { usePagedList, type PagedList } from '../shared/use-paged-list.ts'
import { fileAddress } from './file-address.ts'
import { texts } from './messages.ts'

const call = 'GET private/file-find.json.php'

export interface FoundFilesProps {
  /** What is searched for at first. */
  words: string
  folders: Folders
}

/** Before a folder is chosen: a search among the files of all folders. What is found leads to its folder. */
export function FoundFiles({ words, folders }: FoundFilesProps) {
  const [query, setQuery] = useState(words)
  const asks = query.trim() !== ''
  const files = usePagedList(call, { q: query, desc: 1 }, { needsWords: true })
  return (
    <Stack gap="3">
      <ListSearch
        label={texts.searchAll()}
        placeholder={texts.searchBy()}
        nouns={texts.count}
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        query={query}
        onChange={setQuery}
        notes={[
          asks && files.status === 'ready' ? listCount(files, texts.count) : '',
          files.searching ? texts.searching() : '',
        ]}
      />
      {asks ? (
        <Found files={files} query={query} folders={folders} onClear={() => setQuery('')} />
      ) : (
        <EmptyState title={texts.noFolder()}>{texts.chooseFolder()}</EmptyState>
      )}
    </Stack>
  )
}

interface FoundProps {
  files: PagedList<FileEntry>
  query: string
  folders: Folders
  onClear: () => void
}

function Found({ files, query, folders, onClear }: FoundProps) {
  if (files.status === 'failed')
    return <LoadFailure title={texts.searchFailed()} error={files.error} onRetry={files.reload} />
  return (
    <>
      <Box css={layout} aria-busy={files.searching || undefined}>
        <DataTable
          caption={texts.found()}
          columns={columns(folders)}
          rows={files.items}
          rowKey={({ id }) => id}
          loading={files.status === 'loading'}
          empty={
            files.searching ? (
              <EmptyState title={texts.searching()} />
            ) : (
              <EmptyState title={texts.noMatch({ query: query.trim() })}>
                <Button variant="outline" onClick={onClear}>
                  {texts.clearSearch()}
                </Button>
              </EmptyState>
            )
          }
        />
      </Box>
      <ListEnd list={files} several={texts.several()} />
    </>
  )
}

function columns(folders: Folders): Column<FileEntry>[] {
  return [
    {
      key: 'name',
      header: texts.name(),
      cell: (file) => (
        <Box overflowWrap="anywhere">
          <Link href={fileAddress(file)} variant="underline">
            <bdi>{shownTitle(file.name)}</bdi>
          </Link>
          {file.caption && (
            <Text color="fg.muted" textStyle="xs">
              <bdi>{file.caption}</bdi>
            </Text>
          )}
        </Box>
      ),
    },
    { key: 'folder', header: texts.folder(), cell: ({ idFolder }) => <bdi>{folders.find(idFolder)?.Name}</bdi> },
    { key: 'added', header: texts.added(), cell: ({ ts }) => <Moment at={ts} /> },
  ]
}

/** A narrow window has no room for the time. */
const layout = { '& :is(th, td):nth-of-type(3)': { mdDown: { display: 'none' } } }
