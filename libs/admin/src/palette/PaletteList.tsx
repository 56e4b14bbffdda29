import { Box, chakra, Text } from '@chakra-ui/react'
import { OneLine } from '../shared/OneLine.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { texts } from './messages.ts'

export interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteEntry | undefined
  idOf: (entry: PaletteEntry) => string
  /** The pointer is on an entry. */
  onPoint: (entry: PaletteEntry) => void
}

/** What was found in groups, one of it chosen. */
export function PaletteList({ id, groups, active, idOf, onPoint }: PaletteListProps) {
  return (
    <Box id={id} role="listbox" aria-label={texts.found()} overflowY="auto" padding="2" maxHeight="60dvh">
      {groups.map(({ label, entries }) => (
        <Box key={label} role="group" aria-label={label} paddingBlockEnd="2">
          <Text aria-hidden paddingInline="3" paddingBlock="1" textStyle="xs" fontWeight="semibold" color="fg.muted">
            {label}
          </Text>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={idOf(entry)}
              role="option"
              aria-selected={entry === active}
              onPointerMove={() => onPoint(entry)}
              onClick={entry.run}
            >
              <entry.icon aria-hidden />
              <Box as="span" flex="1" minWidth="0">
                <OneLine>{entry.label}</OneLine>
              </Box>
              {entry.detail && (
                <Box as="span" minWidth="0" maxWidth="50%" color="fg.muted" textStyle="xs">
                  <OneLine>{entry.detail}</OneLine>
                </Box>
              )}
            </Option>
          ))}
        </Box>
      ))}
    </Box>
  )
}

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
