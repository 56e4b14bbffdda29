import { formatNumber } from '@sitewright/ui'
import { Combobox, createListCollection, Portal, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { choiceInputText, choiceParts, type Choice } from './choice.ts'
import { useChoiceSearch } from './use-choice-search.ts'
import { texts } from '../people/messages.ts'

export interface SearchableChoiceProps {
  label: string
  choices: readonly Choice[]
  /** The chosen one's id. */
  value: number | undefined
  /** Another one is wanted; it is shown as chosen once `value` says so. */
  onChoose: (id: number) => void
  disabled?: boolean
  /** Within a dialog: the list is not to be outside it. */
  inDialog?: boolean
}

/** One of many, found by typing a part of the address, the name or the state. */
export function SearchableChoice(props: SearchableChoiceProps) {
  const { label, choices, value, onChoose, disabled = false, inDialog = false } = props
  const search = useChoiceSearch(choices, value)
  const { chosen, query, shown, more, highlighted } = search
  const collection = createListCollection({
    items: [...shown],
    itemToValue: ({ id }) => String(id),
    itemToString: choiceInputText,
  })

  const list = <FoundList shown={shown} more={more} />

  return (
    <Combobox.Root
      collection={collection}
      value={chosen ? [String(chosen.id)] : []}
      inputValue={query ?? (chosen ? choiceInputText(chosen) : '')}
      highlightedValue={highlighted === undefined ? null : String(highlighted)}
      disabled={disabled}
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ strategy: 'fixed', placement: 'bottom-start', sameWidth: true }}
      onHighlightChange={({ highlightedValue }) => search.highlight(highlightedValue)}
      onOpenChange={({ open }) => (open ? search.open() : search.close())}
      onSelect={({ itemValue }) => Number(itemValue) !== value && onChoose(Number(itemValue))}
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          placeholder={chosen ? choiceInputText(chosen) : texts.typeToSearch()}
          borderColor="border.control"
          background="bg.panel"
          textOverflow="ellipsis"
          // The combobox itself reports these only after the event, when the next character may have been typed.
          onClick={search.open}
          onChange={(event) => search.type(event.currentTarget.value)}
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      {chosen && query === undefined && (
        // the field of a phone is too short for most of them
        <Text hideFrom="sm" aria-hidden textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <ChoiceText choice={chosen} />
        </Text>
      )}
      {inDialog ? list : <Portal>{list}</Portal>}
    </Combobox.Root>
  )
}

interface FoundListProps {
  shown: readonly Choice[]
  /** How many others were found. */
  more: number
}

function FoundList({ shown, more }: FoundListProps) {
  return (
    <Combobox.Positioner>
      <Combobox.Content maxHeight="min(20rem, var(--available-height))">
        {shown.map((choice) => (
          <Combobox.Item key={choice.id} item={choice}>
            <Combobox.ItemText overflowWrap="anywhere" minWidth="0">
              <ChoiceText choice={choice} />
            </Combobox.ItemText>
            <Combobox.ItemIndicator />
          </Combobox.Item>
        ))}
        {shown.length === 0 && <Combobox.Empty>{texts.noneFound()}</Combobox.Empty>}
        {more > 0 && (
          <Text role="presentation" paddingInline="2" paddingBlock="1.5" color="fg.muted">
            {texts.moreFound({ count: formatNumber(more) })}
          </Text>
        )}
      </Combobox.Content>
    </Combobox.Positioner>
  )
}

/** 'email (name) (state)', each read in its own direction. */
function ChoiceText({ choice }: { choice: Choice }) {
  return choiceParts(choice).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
}
