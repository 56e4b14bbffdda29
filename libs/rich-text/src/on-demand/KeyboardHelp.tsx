import { Box, chakra, Kbd } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import type { ReactNode } from 'react'
import type { Action, ActionName } from '../actions.ts'
import { isApple, shortcutText } from '../shortcut.ts'
import { helpShortcut } from '../help/TextFooter.tsx'
import { findShortcut } from '../toolbar/find-shortcut.ts'
import { texts } from './help-messages.ts'

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '2',
    columnGap: '4',
    textStyle: 'sm',
    '& dd': { textAlign: 'end' },
  },
})

const groups: readonly [title: () => string, names: readonly ActionName[]][] = [
  [texts.characters, ['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript', 'clear']],
  [
    texts.paragraphs,
    ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6', 'codeBlock'],
  ],
  [texts.lists, ['bullets', 'numbers', 'indent', 'outdent', 'quote', 'left', 'center', 'right', 'justify']],
]

const signs: readonly [what: ActionName | (() => string), typed: string][] = [
  [texts.headings, '# a, ## a, … ###### a'],
  ['bullets', '- a'],
  ['numbers', '1. a'],
  ['quote', '> a'],
  ['codeBlock', '```'],
  ['rule', '---'],
  ['bold', '**a**'],
  ['italic', '*a*'],
  ['strike', '~~a~~'],
  ['code', '`a`'],
  [texts.menu, '/'],
]

export interface KeyboardHelpProps {
  actions: Readonly<Record<ActionName, Action>>
  onClose: () => void
}

/** All that can be done with the text by keys. */
export default function KeyboardHelp({ actions, onClose }: KeyboardHelpProps) {
  const apple = isApple()
  const own: readonly [what: string, keys: string][] = [
    [actions.undo.label, shortcutText('mod+z', apple)],
    [actions.redo.label, shortcutText('mod+shift+z', apple)],
    [texts.link(), shortcutText('mod+k', apple)],
    [texts.openLink(), texts.click({ key: apple ? '⌘' : 'Ctrl+' })],
    [texts.find(), shortcutText(findShortcut, apple)],
    [texts.lineBreak(), shortcutText('shift+enter', apple)],
    [texts.paragraphBelow(), shortcutText('mod+enter', apple)],
    [texts.nextCell(), 'TAB'],
    [texts.toTools(), shortcutText('alt+f10', apple)],
    [texts.thisList(), shortcutText(helpShortcut, apple)],
  ]
  return (
    <AppDialog title={texts.heading()} open onClose={onClose} size="lg">
      <Box display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap="8">
        <Group title={texts.text()}>
          {own.map(([what, keys]) => (
            <Row key={what} what={what} keys={keys} />
          ))}
        </Group>
        <Group title={texts.typed()}>
          {signs.map(([what, typed]) => (
            <Row key={typed} what={typeof what === 'string' ? actions[what].label : what()} keys={typed} />
          ))}
        </Group>
        {groups.map(([title, names]) => (
          <Group key={names[0]} title={title()}>
            {names.map((name) => {
              const { label, shortcut = '' } = actions[name]
              return <Row key={name} what={label} keys={shortcutText(shortcut, apple)} />
            })}
          </Group>
        ))}
      </Box>
    </AppDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Box as="h3" fontWeight="semibold" textStyle="sm" marginBottom="3">
        {title}
      </Box>
      <Keys>{children}</Keys>
    </Box>
  )
}

function Row({ what, keys }: { what: string; keys: string }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>
        <Kbd size="sm">{keys}</Kbd>
      </dd>
    </>
  )
}
