import { Button, Checkbox, Field, Input, Stack, Text } from '@chakra-ui/react'
import { AppDialog } from '@sitewright/ui'
import { useId } from 'react'
import { LinkChoices } from '../links/LinkChoices.tsx'
import { PageHeadingField } from '../links/PageHeadingField.tsx'
import { type LinkFormOptions, useLinkForm } from './use-link-form.ts'
import { texts } from '../links/messages.ts'

export interface LinkDialogProps extends LinkFormOptions {
  /** Asks whether it opens in a new window. @default true */
  askWindow?: boolean
  onClose: () => void
  onRemove: () => void
}

/** Asks where a link leads: to a page, a heading or a file that it finds, or to an address. */
export default function LinkDialog(props: LinkDialogProps) {
  const { askWindow = true, askText, existing, targets, onClose, onRemove } = props
  const link = useLinkForm(props)
  const { address, word, busy, choices, pageHeadings } = link
  const id = useId()
  const form = `${id}-form`
  const list = `${id}-choices`

  return (
    <AppDialog
      title={existing ? texts.edit() : texts.insert()}
      open
      onClose={onClose}
      changed={link.changed}
      footer={<LinkButtons {...{ existing, form, onClose, onRemove }} disabled={busy || address.trim() === ''} />}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog may be within the form of the page.
          event.stopPropagation()
          if (!busy) void link.submit()
        }}
      >
        <Stack gap="4">
          <AddressField link={link} list={list} knowsSite={targets !== undefined} />
          <Text role="status" textStyle="sm" color="fg.warning" hidden={!word || word.refused}>
            {word && !word.refused && word.text}
          </Text>
          {choices.length > 0 && <LinkChoices id={list} choices={choices} active={link.at} onChoose={link.choose} />}
          {((pageHeadings && pageHeadings.length > 0) || link.isChosenPage) && (
            <PageHeadingField address={address.trim()} headings={pageHeadings} onChoose={link.chooseHeading} />
          )}
          {choices.length === 0 && address.trim() !== '' && link.searching && (
            <Text textStyle="sm" color="fg.muted">
              {texts.searching()}
            </Text>
          )}
          {askText && (
            <Field.Root>
              <Field.Label>{texts.text()}</Field.Label>
              <Input value={link.text} onChange={(event) => link.setText(event.target.value)} />
            </Field.Root>
          )}
          {askWindow && (
            <Checkbox.Root
              checked={link.opensNew}
              onCheckedChange={({ checked }) => link.setOpensNew(checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{texts.newWindow()}</Checkbox.Label>
            </Checkbox.Root>
          )}
        </Stack>
      </form>
    </AppDialog>
  )
}

interface AddressFieldProps {
  link: ReturnType<typeof useLinkForm>
  /** Id of the list of choices. */
  list: string
  knowsSite: boolean
}

function AddressField({ link, list, knowsSite }: AddressFieldProps) {
  const { address, word, choices, at, write, handleKey } = link
  return (
    <Field.Root invalid={word?.refused === true}>
      <Field.Label>{texts.address()}</Field.Label>
      <Input
        role="combobox"
        value={address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={choices[at] && `${list}-${at}`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
      />
      <Field.HelperText>{knowsSite ? texts.siteHint() : texts.addressHint()}</Field.HelperText>
      <Field.ErrorText>{word?.text}</Field.ErrorText>
    </Field.Root>
  )
}

interface LinkButtonsProps extends Pick<LinkDialogProps, 'existing' | 'onClose' | 'onRemove'> {
  /** Id of the form. */
  form: string
  disabled: boolean
}

function LinkButtons({ existing, form, disabled, onClose, onRemove }: LinkButtonsProps) {
  return (
    <>
      {existing && (
        <Button variant="ghost" colorPalette="red" marginInlineEnd="auto" onClick={onRemove}>
          {texts.remove()}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {texts.cancel()}
      </Button>
      <Button type="submit" form={form} colorPalette="accent" disabled={disabled}>
        {existing ? texts.save() : texts.insertAnswer()}
      </Button>
    </>
  )
}
