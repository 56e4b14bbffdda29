import { Button } from '@chakra-ui/react'
import { IconButton } from '@sitewright/ui'
import { MapPinPlus, Trash2 } from 'lucide-react'
import { NumberField, TextField } from '@sitewright/page-kit/cards'
import { maxTitleLength, maxMarkers } from '../../model/limits.ts'
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
      <legend>Pins</legend>
      {pins.map(({ Title, Position }, at) => (
        <div key={keys[at]} role="group" aria-label={`Pin ${at + 1}`} data-entry={at}>
          <TextField
            label="Description"
            value={Title}
            longest={maxTitleLength}
            dir="auto"
            onChange={(text) => change(at, { Title: text })}
          />
          <NumberField
            label="Latitude"
            value={Position.lat}
            range={latitudes}
            step={step}
            onChange={(lat) => change(at, { Position: { ...Position, lat } })}
          />
          <NumberField
            label="Longitude"
            value={Position.lng}
            range={longitudes}
            step={step}
            onChange={(lng) => change(at, { Position: { ...Position, lng } })}
          />
          <IconButton
            label="Delete pin"
            tone="danger"
            icon={<Trash2 aria-hidden />}
            data-act="delete"
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {pins.length === 0 && <p>There are no pins yet.</p>}
      <Button
        size="sm"
        variant="outline"
        data-adding=""
        disabled={full}
        onClick={() => add({ Title: '', Position: newPlace() })}
      >
        <MapPinPlus aria-hidden />
        Add pin
      </Button>
      {full && <p>A map can have up to {maxMarkers} pins.</p>}
    </fieldset>
  )
}
