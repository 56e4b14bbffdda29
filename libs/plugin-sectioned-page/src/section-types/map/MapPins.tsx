import { Button } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { MapPinPlus, Trash2 } from 'lucide-react'
import { NumberField, TextField } from '@sitewright/page-kit/cards'
import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
import { texts } from '../settings-messages.ts'
import { useEntries } from '../shared/use-entries.ts'
import styles from './MapPins.module.css'
import { latitudes, longitudes, type Marker, type Place } from './model.ts'

export interface MapPinsProps {
  pins: readonly Marker[]
  onChange: (pins: readonly Marker[]) => void
  /** Where a pin is put that is added by hand. */
  newPlace: () => Place
  /** There are as many as there may be. */
  full: boolean
  /** Degrees that the arrow keys add. */
  step: number
}

/** The pins of a map, to be described, placed, added and deleted. */
export function MapPins({ pins, onChange, newPlace, full, step }: MapPinsProps) {
  const { list, keys, add, change, remove } = useEntries({ entries: pins, fewest: 0, onChange })
  return (
    <fieldset ref={list} className={styles.pins}>
      <legend>{texts.pins()}</legend>
      {pins.map(({ Title, Position }, at) => (
        <div key={keys[at]} role="group" aria-label={texts.pin({ number: at + 1 })} data-entry={at}>
          <TextField
            label={texts.description()}
            value={Title}
            longest={maxTitleLength}
            dir="auto"
            onChange={(text) => change(at, { Title: text })}
          />
          <NumberField
            label={texts.latitude()}
            value={Position.lat}
            range={latitudes}
            step={step}
            onChange={(lat) => change(at, { Position: { ...Position, lat } })}
          />
          <NumberField
            label={texts.longitude()}
            value={Position.lng}
            range={longitudes}
            step={step}
            onChange={(lng) => change(at, { Position: { ...Position, lng } })}
          />
          <IconButton
            label={texts.deletePin()}
            tone="danger"
            icon={<Trash2 aria-hidden />}
            data-act="delete"
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {pins.length === 0 && <p>{texts.noPins()}</p>}
      <Button
        size="sm"
        variant="outline"
        data-adding=""
        disabled={full}
        onClick={() => add({ Title: '', Position: newPlace() })}
      >
        <MapPinPlus aria-hidden />
        {texts.addPin()}
      </Button>
      {full && <p>{texts.mostPins({ most: maxMarkers })}</p>}
    </fieldset>
  )
}
