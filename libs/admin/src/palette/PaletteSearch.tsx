import { Box, chakra, HStack, Kbd, Text } from '@chakra-ui/react'
import { takeFocus } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { PaletteActions, PaletteEntry } from './palette-entry.ts'
import { PaletteList } from './PaletteList.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'
import { texts } from './messages.ts'

/** The field and what it found: the arrows choose, Enter opens. */
export function PaletteSearch({ typed, ...actions }: PaletteActions & { typed: string }) {
  /** Nothing until somebody types here: a last key from before may still come in. */
  const [edited, setEdited] = useState<string>()
  const query = edited ?? typed
  const { groups, loading } = usePaletteGroups(query, actions)
  const entries = groups.flatMap((group) => group.entries)
  const { active, choose, handleKey } = useChosenEntry(entries)
  const id = useId()
  const listId = `${id}-list`
  const idOf = ({ key }: PaletteEntry) => `${id}-${key.replaceAll(/[ /]/g, '-')}`
  const activeId = active && idOf(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <HStack gap="3" paddingInline="4" borderBottomWidth="1px">
        <Box color="fg.muted" asChild>
          <Search size="1.25em" aria-hidden />
        </Box>
        <Field
          ref={takeFocus} // at once, so that nothing is lost of what is typed
          role="combobox"
          aria-label={texts.search()}
          placeholder={texts.placeholder()}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setEdited(event.target.value)
            choose(undefined)
          }}
          onKeyDown={handleKey}
        />
        {loading ? <Spinner label={texts.loading()} size="sm" /> : <Kbd size="sm">Esc</Kbd>}
      </HStack>
      <PaletteList id={listId} {...{ groups, active, idOf }} onPoint={choose} />
      <NothingFound query={entries.length === 0 && !loading ? query.trim() : undefined} />
    </>
  )
}

/** The first entry is the one that Enter opens until another one is chosen, by the pointer or by the arrow keys. */
function useChosenEntry(entries: readonly PaletteEntry[]) {
  /** By its key, as others may come before it meanwhile. */
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  )
  const active = entries[at]
  const choose = (entry: PaletteEntry | undefined) => setChosen(entry?.key)

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') choose(entries[at + 1] ?? entries[0])
    else if (event.key === 'ArrowUp') choose(entries.at(at - 1))
    else if (event.key === 'Enter') active?.run()
    else return
    event.preventDefault()
  }

  return { active, choose, handleKey }
}

/** Says what was searched for in vain; undefined says nothing. */
function NothingFound({ query }: { query: string | undefined }) {
  return (
    <Text
      role="status"
      paddingInline="5"
      color="fg.muted"
      textStyle="sm"
      {...(query !== undefined && { paddingBlockEnd: '5' })}
    >
      {query !== undefined && texts.nothingFound({ query })}
    </Text>
  )
}

const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '14',
    background: 'transparent',
    outline: 'none',
    textStyle: 'md',
    _placeholder: { color: 'fg.muted' },
  },
})
