import { Box, chakra, HStack, Kbd, Text } from '@chakra-ui/react'
import { takeFocus } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import { Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import type { PaletteActions, PaletteEntry } from './palette-entry.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

/** The field and what it found: the arrows choose, Enter opens. */
export function PaletteSearch({ typed, ...actions }: PaletteActions & { typed: string }) {
  /** Nothing until somebody types here: a last key from before may still come in. */
  const [edited, setEdited] = useState<string>()
  const query = edited ?? typed
  /** By its key, as others may come before it meanwhile. */
  const [chosen, setChosen] = useState<string>()
  const { groups, loading } = usePaletteGroups(query, actions)
  const entries = groups.flatMap((group) => group.entries)
  const found = entries.findIndex(({ key }) => key === chosen)
  const at = Math.max(0, found)
  const active = entries[at]
  const id = useId()
  const idOf = (entry: PaletteEntry | undefined) => entry && `${id}-${entry.key.replaceAll(/[ /]/g, '-')}`
  const activeId = idOf(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setChosen((entries[at + 1] ?? entries[0])?.key)
    else if (event.key === 'ArrowUp') setChosen(entries.at(at - 1)?.key)
    else if (event.key === 'Enter') active?.run()
    else return
    event.preventDefault()
  }

  return (
    <>
      <HStack gap="3" paddingInline="4" borderBottomWidth="1px">
        <Box color="fg.muted" asChild>
          <Search size="1.25em" aria-hidden />
        </Box>
        <Field
          ref={takeFocus} // at once, so that nothing is lost of what is typed
          role="combobox"
          aria-label="Search for screens, pages, people, files and actions"
          placeholder="Search or go to…"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setEdited(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={handleKey}
        />
        {loading ? <Spinner label="Loading" size="sm" /> : <Kbd size="sm">Esc</Kbd>}
      </HStack>
      <Box id={`${id}-list`} role="listbox" aria-label="Found" overflowY="auto" padding="2" maxHeight="60dvh">
        {groups.map(({ label, entries: list }) => (
          <Box key={label} role="group" aria-label={label} paddingBlockEnd="2">
            <Text aria-hidden paddingInline="3" paddingBlock="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
              {label}
            </Text>
            {list.map((entry) => (
              <Option
                key={entry.key}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === active}
                onPointerMove={() => setChosen(entry.key)}
                onClick={entry.run}
              >
                <entry.icon aria-hidden />
                <Box as="span" flex="1" minWidth="0" truncate>
                  {entry.label}
                </Box>
                {entry.detail && (
                  <Box as="span" minWidth="0" maxWidth="50%" truncate color="fg.muted" textStyle="xs">
                    {entry.detail}
                  </Box>
                )}
              </Option>
            ))}
          </Box>
        ))}
      </Box>
      <Text
        role="status"
        paddingInline="5"
        color="fg.muted"
        textStyle="sm"
        {...(entries.length === 0 && !loading && { paddingBlockEnd: '5' })}
      >
        {entries.length === 0 && !loading && `Nothing found for ‘${query.trim()}’. Try fewer letters.`}
      </Text>
    </>
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

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', md: '9' },
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'md',
    textStyle: 'sm',
    cursor: 'pointer',
    '& svg': { flex: 'none', width: '4.5', height: '4.5', color: 'fg.muted' },
    _selected: { background: 'bg.muted', '& svg': { color: 'accent.fg' } },
    _highContrast: { _selected: { outline: '2px solid' } },
  },
})
