import { Button, Checkbox, Field, Input, Stack, Text } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import type { LinkTarget } from '../commands/links.ts'
import type { LinkChoice, LinkTargets } from '../links/link-choice.ts'
import { LinkChoices } from '../links/LinkChoices.tsx'
import { pathOf } from '../links/page-address.ts'
import { PageHeadingField } from '../links/PageHeadingField.tsx'
import { type Resolved, resolveAddress } from '../links/resolve-address.ts'
import { useLinkChoices } from '../links/use-link-choices.ts'
import { usePageHeadings } from '../links/use-page-headings.ts'

export interface LinkDialogProps {
  url: string
  newWindow: boolean
  /** Asks whether it opens in a new window. @default true */
  askWindow?: boolean
  /** Asks for the words to show, where none are selected. */
  askText: boolean
  /** There is a link already, which can be removed. */
  existing: boolean
  /** The headings of the text, or of the page. */
  headings: readonly LinkChoice[]
  /** What of the site a link can lead to; absent where nothing is known of it. */
  targets: LinkTargets | undefined
  /** A word is a page of the site, also one that is not there yet. @default false */
  wordsArePages?: boolean
  onClose: () => void
  onRemove: () => void
  /** False if the address is not allowed. */
  onSubmit: (target: LinkTarget) => boolean
}

/** Something that is said below the address: an error, or a warning, which a second Insert passes over. */
interface Word {
  text: string
  about: string
  refused: boolean
}

/** Asks where a link leads: to a page, a heading or a file that it finds, or to an address. */
export default function LinkDialog(props: LinkDialogProps) {
  const {
    url,
    newWindow,
    askWindow = true,
    askText,
    existing,
    headings,
    targets,
    wordsArePages,
    onClose,
    onRemove,
    onSubmit,
  } = props
  const [address, setAddress] = useState(url)
  const [text, setText] = useState('')
  const [offered, setOffered] = useState('')
  const [opensNew, setOpensNew] = useState(newWindow)
  const [active, setActive] = useState(-1)
  const [word, setWord] = useState<Word>()
  const [busy, setBusy] = useState(false)
  const id = useId()
  const form = `${id}-form`
  const { choices, searching } = useLinkChoices(address, { headings, targets })
  const pageHeadings = usePageHeadings(address, { targets, searching })
  const [page, setPage] = useState<LinkChoice>()
  // at once, before its headings are known: what comes later moves no button away from who presses it
  const isChosenPage = page !== undefined && page.url === pathOf(address)
  const at = Math.min(active, choices.length - 1)

  function write(next: string) {
    setAddress(next)
    setActive(-1)
    setWord(undefined)
  }

  function choose(choice: LinkChoice) {
    write(choice.url)
    if (choice.kind === 'page') setPage(choice)
    offer(choice.label)
  }

  /** A heading of the page that was chosen, or its top again. */
  function chooseHeading(chosen: string, words: string) {
    write(chosen)
    offer(words || (page?.url === chosen ? page.label : ''))
  }

  function offer(label: string) {
    // a page first, then a heading of it
    if (!askText || (text !== '' && text !== offered)) return
    setText(label)
    setOffered(label)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setActive(at + 1 < choices.length ? at + 1 : 0)
    else if (event.key === 'ArrowUp') setActive(at > 0 ? at - 1 : choices.length - 1)
    else if (event.key === 'Enter' && choices[at]) choose(choices[at])
    else return
    event.preventDefault()
  }

  async function submit() {
    setBusy(true)
    // a link that is there may lead wherever it led
    const meant: Resolved =
      address === url && existing ? { url } : await resolveAddress(address, { headings, targets, wordsArePages })
    setBusy(false)
    if (meant.refused !== undefined) return setWord({ text: meant.refused, about: address, refused: true })
    if (meant.doubt !== undefined && word?.about !== address)
      return setWord({ text: meant.doubt, about: address, refused: false })
    const done = onSubmit({ url: meant.url, newWindow: opensNew, ...(text ? { text } : {}) })
    if (!done) setWord({ text: 'This address cannot be used.', about: address, refused: true })
  }

  return (
    <AppDialog
      title={`${existing ? 'Edit' : 'Insert'} link`}
      open
      onClose={onClose}
      changed={address !== url || text !== '' || opensNew !== newWindow}
      footer={
        <>
          {existing && (
            <Button variant="ghost" colorPalette="red" marginInlineEnd="auto" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} colorPalette="accent" disabled={busy || address.trim() === ''}>
            {existing ? 'Save' : 'Insert'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be within the form of the page.
          event.stopPropagation()
          if (!busy) void submit()
        }}
      >
        <Stack gap="4">
          <Field.Root invalid={word?.refused === true}>
            <Field.Label>Address</Field.Label>
            <Input
              role="combobox"
              value={address}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              aria-expanded={choices.length > 0}
              aria-controls={`${id}-choices`}
              aria-autocomplete="list"
              aria-activedescendant={choices[at] && `${id}-choices-${at}`}
              onChange={(event) => write(event.target.value)}
              onKeyDown={handleKey}
            />
            <Field.HelperText>
              {targets
                ? 'Words of a page, heading or file, a web address, an email address, or a telephone number.'
                : 'A web address, an email address, a telephone number, or a path on this site such as /contact.'}
            </Field.HelperText>
            <Field.ErrorText>{word?.text}</Field.ErrorText>
          </Field.Root>
          <Text role="status" textStyle="sm" color="fg.warning" hidden={!word || word.refused}>
            {word && !word.refused && word.text}
          </Text>
          {choices.length > 0 && <LinkChoices id={`${id}-choices`} choices={choices} active={at} onChoose={choose} />}
          {((pageHeadings && pageHeadings.length > 0) || isChosenPage) && (
            <PageHeadingField address={address.trim()} headings={pageHeadings} onChoose={chooseHeading} />
          )}
          {choices.length === 0 && address.trim() !== '' && searching && (
            <Text textStyle="sm" color="fg.muted">
              Searching…
            </Text>
          )}
          {askText && (
            <Field.Root>
              <Field.Label>Text</Field.Label>
              <Input value={text} onChange={(event) => setText(event.target.value)} />
            </Field.Root>
          )}
          {askWindow && (
            <Checkbox.Root checked={opensNew} onCheckedChange={({ checked }) => setOpensNew(checked === true)}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>Open in a new window</Checkbox.Label>
            </Checkbox.Root>
          )}
        </Stack>
      </form>
    </AppDialog>
  )
}
