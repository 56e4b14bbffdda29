import { Button, Field, Input } from '@chakra-ui/react'
import { refusalReason, withCalls } from '@sitewright/api-client'
import { useSite } from '@sitewright/page-kit'
import { IconButton } from '@sitewright/ui'
import { Crosshair, MapPinPlus, Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { FoundPlace, SectionedPageCalls } from '../../../contract.ts'
import { maxPlaceWords } from '../../../model/limits.ts'
import layout from '../../shared/field-layout.module.css'
import { texts } from './messages.ts'
import styles from './PlaceSearch.module.css'

export interface PlaceSearchProps {
  /** The map takes no more pins. */
  full: boolean
  onCentre: (place: FoundPlace) => void
  onPin: (place: FoundPlace) => void
}

/** Finds places by words, to show them or to put a pin there. The site's server is asked, once Search is pressed. */
export default function PlaceSearch({ full, onCentre, onPin }: PlaceSearchProps) {
  const [words, setWords] = useState('')
  const [done, setDone] = useState('')
  const { found, failure, busy, search } = usePlaceSearch()
  const empty = words.trim() === ''

  function start() {
    if (empty || busy) return
    setDone('')
    void search(words.trim())
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // it may be within a form
    event.preventDefault()
    start()
  }

  return (
    <div role="search" aria-label={texts.places()} className={styles.search}>
      <div className={layout.withButton}>
        <Field.Root invalid={failure !== undefined}>
          <Field.Label>{texts.find()}</Field.Label>
          <Input
            size="sm"
            value={words}
            maxLength={maxPlaceWords}
            dir="auto"
            autoComplete="off"
            onKeyDown={handleKey}
            onChange={({ target }) => setWords(target.value)}
          />
          <Field.HelperText>{texts.hint()}</Field.HelperText>
          <Field.ErrorText>{failure}</Field.ErrorText>
        </Field.Root>
        <Button size="sm" variant="outline" disabled={busy || empty} onClick={start}>
          <Search aria-hidden />
          {busy ? texts.searching() : texts.search()}
        </Button>
      </div>
      {found && found.length > 0 && (
        <FoundPlaces
          places={found}
          full={full}
          onCentre={(place) => {
            onCentre(place)
            setDone(texts.centred({ name: place.name }))
          }}
          onPin={(place) => {
            onPin(place)
            setDone(texts.pinned({ name: place.name }))
          }}
        />
      )}
      <p role="status">{found?.length === 0 ? texts.none() : done}</p>
    </div>
  )
}

/** The places that were found last; of several searches the answer to the latest counts. */
function usePlaceSearch() {
  const { api } = useSite()
  const [found, setFound] = useState<readonly FoundPlace[]>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  async function search(q: string) {
    const asked = (latest.current += 1)
    setBusy(true)
    setFailure(undefined)
    try {
      const call = withCalls<SectionedPageCalls>(api)
      const { places } = await call('GET protected/plugin/sectioned-page/find-places.json.php', { q })
      if (asked === latest.current) setFound(places)
    } catch (error) {
      console.error(error)
      setFound(undefined)
      setFailure(`${refusalReason(error) ?? texts.failed()}.`)
    } finally {
      setBusy(false)
    }
  }

  return { found, failure, busy, search }
}

function FoundPlaces({ places, full, onCentre, onPin }: PlaceSearchProps & { places: readonly FoundPlace[] }) {
  return (
    <ul aria-label={texts.found()}>
      {places.map((place, index) => (
        <li key={index}>
          <span dir="auto">{place.name}</span>
          <IconButton
            label={texts.centreOn({ name: place.name })}
            tooltip={texts.centreHere()}
            icon={<Crosshair aria-hidden />}
            onClick={() => onCentre(place)}
          />
          <IconButton
            label={texts.pinAt({ name: place.name })}
            tooltip={texts.pinHere()}
            icon={<MapPinPlus aria-hidden />}
            disabled={full}
            onClick={() => onPin(place)}
          />
        </li>
      ))}
    </ul>
  )
}
