import { Button, chakra, Input } from '@chakra-ui/react'
import type { FileEntry } from '@sitewright/api-client'
import { EmptyState, formatNumber, Spinner } from '@sitewright/ui'
import { useDeferredValue, useState } from 'react'
import { Thumbnails } from './Thumbnails.tsx'
import { texts } from './messages.ts'

/** Images shown at first, and more with each demand: a folder may hold thousands. */
const page = 120

const Part = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minHeight: '0',
    minWidth: '0',
    '& > [data-scroll]': { flex: '1', minHeight: '0', overflowY: 'auto', padding: '1', margin: '-1' },
    '& [data-more]': { display: 'grid', justifyItems: 'center', gap: '2', paddingBlock: '4' },
    '& [data-more] p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

export interface ImageListProps {
  images: readonly FileEntry[]
  loading: boolean
  onChoose: (image: FileEntry) => void
}

/** The images that one can choose from, with a filter by name. */
export function ImageList({ images, loading, onChoose }: ImageListProps) {
  const [filter, setFilter] = useState('')
  const [limit, setLimit] = useState(page)
  const words = useDeferredValue(filter.trim().toLocaleLowerCase())
  const found = words === '' ? images : images.filter(({ name }) => name.toLocaleLowerCase().includes(words))
  const shown = found.slice(0, limit)

  return (
    <Part>
      <Input
        type="search"
        size="sm"
        aria-label={texts.filter()}
        placeholder={texts.filter()}
        autoComplete="off"
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value)
          setLimit(page)
        }}
      />
      <div data-scroll="">
        {loading && <Spinner label={texts.loading()} />}
        {!loading && found.length === 0 && <EmptyState title={texts.nothing()} />}
        {found.length > 0 && <Thumbnails images={shown} onChoose={onChoose} />}
        {shown.length < found.length && (
          <div data-more="">
            <p>{texts.shown({ shown: formatNumber(shown.length), count: formatNumber(found.length) })}</p>
            <Button size="sm" variant="outline" onClick={() => setLimit(limit + page)}>
              {texts.more()}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
