import { Box, chakra, Kbd } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import type { ReactNode } from 'react'
import type { Action, ActionName } from '../actions.ts'
import { isApple, shortcutText } from '../shortcut.ts'
import { helpShortcut } from '../help/TextFooter.tsx'
import { findShortcut } from '../toolbar/find-shortcut.ts'

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

const groups: readonly [title: string, names: readonly ActionName[]][] = [
  ['Characters', ['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript', 'clear']],
  ['Paragraphs', ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6', 'codeBlock']],
  ['Lists and alignment', ['bullets', 'numbers', 'indent', 'outdent', 'quote', 'left', 'center', 'right', 'justify']],
]

const signs: readonly [what: string, typed: string][] = [
  ['Headings', '# a, ## a, … ###### a'],
  ['Bulleted list', '- a'],
  ['Numbered list', '1. a'],
  ['Quote', '> a'],
  ['Code block', '```'],
  ['Horizontal rule', '---'],
  ['Bold', '**a**'],
  ['Italic', '*a*'],
  ['Strikethrough', '~~a~~'],
  ['Code', '`a`'],
  ['Menu of all of these', '/'],
]

export interface KeyboardHelpProps {
  actions: Readonly<Record<ActionName, Action>>
  onClose: () => void
}

/** All that can be done with the text by keys. */
export default function KeyboardHelp({ actions, onClose }: KeyboardHelpProps) {
  const apple = isApple()
  const own: readonly [what: string, keys: string][] = [
    ['Undo', shortcutText('mod+z', apple)],
    ['Redo', shortcutText('mod+shift+z', apple)],
    ['Link', shortcutText('mod+k', apple)],
    ['Open the link', `${apple ? '⌘' : 'Ctrl+'}click`],
    ['Find and replace', shortcutText(findShortcut, apple)],
    ['Line break', shortcutText('shift+enter', apple)],
    ['Paragraph below, out of a table or quote', shortcutText('mod+enter', apple)],
    ['Next cell, and a new row after the last', 'TAB'],
    ['To the tools', shortcutText('alt+f10', apple)],
    ['This list', shortcutText(helpShortcut, apple)],
  ]
  return (
    <AppDialog title="Keys of the text" open onClose={onClose} size="lg">
      <Box display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap="8">
        <Group title="Text">
          {own.map(([what, keys]) => (
            <Row key={what} what={what} keys={keys} />
          ))}
        </Group>
        <Group title="Typed at the start of a paragraph, or around words">
          {signs.map(([what, typed]) => (
            <Row key={what} what={what} keys={typed} />
          ))}
        </Group>
        {groups.map(([title, names]) => (
          <Group key={title} title={title}>
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
