import { Button, chakra, Checkbox, Input } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Editor, type Range, Transforms } from 'slate'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { useFound } from './use-found.ts'
import { texts } from './find-messages.ts'

const Bar = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: '2',
    borderBottomWidth: '1px',
    background: 'bg.subtle',
    textStyle: 'sm',
    '& > input': { flex: '1 1 10rem', minWidth: '0', background: 'bg' },
    '& > output': { minWidth: '5rem', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Finds words in the text and puts others in their place. The browser's own search stays with its own keys. */
export default function FindBar({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic()
  const field = useRef<HTMLInputElement>(null)
  const [other, setOther] = useState('')
  const found = useFound(editor)
  const { matches, match } = found
  useEffect(() => field.current?.select(), [])

  function replace(which: readonly Range[]) {
    Editor.withoutNormalizing(editor, () => {
      // from the end, so that those before stay where they are
      for (const range of [...which].reverse()) Transforms.insertText(editor, other, { at: range })
    })
  }

  function close() {
    if (match) Transforms.select(editor, match)
    onClose()
    ReactEditor.focus(editor)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === field.current) found.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Bar
      role="search"
      aria-label={texts.heading()}
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault()
        // The text may be within the form of the page.
        event.stopPropagation()
        if (match) replace([match])
      }}
    >
      <FindTools field={field} found={found} />
      <Input
        size="sm"
        aria-label={texts.replaceWith()}
        placeholder={texts.replaceWith()}
        autoComplete="off"
        value={other}
        onChange={(event) => setOther(event.target.value)}
      />
      <Button type="submit" size="sm" variant="outline" disabled={!match}>
        {texts.replace()}
      </Button>
      <Button size="sm" variant="outline" disabled={!match} onClick={() => replace(matches)}>
        {texts.replaceAll()}
      </Button>
      <IconButton label={texts.close()} icon={<X />} onClick={close} />
    </Bar>
  )
}

interface FindToolsProps {
  field: Ref<HTMLInputElement>
  found: ReturnType<typeof useFound>
}

function FindTools({ field, found }: FindToolsProps) {
  const { words, matchCase, setMatchCase, matches, at, match, step } = found
  return (
    <>
      <Input
        ref={field}
        size="sm"
        aria-label={texts.find()}
        placeholder={texts.find()}
        autoComplete="off"
        value={words}
        onChange={(event) => found.search(event.target.value)}
      />
      <output aria-live="polite">
        {words === ''
          ? ''
          : matches.length === 0
            ? texts.notFound()
            : texts.found({ place: at + 1, count: matches.length })}
      </output>
      <IconButton label={texts.previous()} icon={<ChevronUp />} disabled={!match} onClick={() => step(-1)} />
      <IconButton label={texts.next()} icon={<ChevronDown />} disabled={!match} onClick={() => step(1)} />
      <Checkbox.Root size="sm" checked={matchCase} onCheckedChange={({ checked }) => setMatchCase(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{texts.matchCase()}</Checkbox.Label>
      </Checkbox.Root>
    </>
  )
}
